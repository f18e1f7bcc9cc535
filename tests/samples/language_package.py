"""A package that brings a language, as pip installs it, in a folder for PYTHONPATH."""

import os
import subprocess
import sys
from pathlib import Path

FACTS = 'name = "Italiano"\ntyped = ["Italian", "i"]\none = [1]\nmillions = "many"\n'


def written(folder, files, code="it", package="taverne_it", facts=FACTS):
    """Write the package and its metadata; return the folder of the package."""
    place = Path(folder) / package
    for path, text in {f"{code}.toml": facts, **files}.items():
        file = place / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    if not (place / "__init__.py").exists():
        (place / "__init__.py").write_text("raise SystemExit('a language is not imported')\n")
    metadata = Path(folder) / f"{package}-1.0.dist-info"
    metadata.mkdir(exist_ok=True)
    (metadata / "entry_points.txt").write_text(f"[taverne.languages]\n{code} = {package}\n")
    return place


def taverne_with(folder, *words, typed="", language="it_IT.UTF-8", **more):
    """Run taverne in a process in which the packages of a folder are installed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": language, **more}
    command = [sys.executable, "-m", "access", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)
