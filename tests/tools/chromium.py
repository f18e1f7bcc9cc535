"""A real Chromium without a window, driven by its debugging protocol: keys are pressed as a keyboard does."""

import asyncio
import base64
import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import aiohttp
from ssh_club import PATIENCE

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--mute-audio"),
    "--force-prefers-reduced-motion",  # nothing depends on time
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-proxy-server"),
    *(
        "--remote-debugging-port=0",
        "--force-renderer-accessibility",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ),
)
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true)"
"""Done when the page has drawn what it was told."""
KEYS = {
    "Enter": (13, "\r"),
    "Tab": (9, ""),
    " ": (32, " "),
    "Escape": (27, ""),
    "F8": (119, ""),
    "PageUp": (33, ""),
    "PageDown": (34, ""),
} | {f"Arrow{way}": (code, "") for code, way in enumerate(("Left", "Up", "Right", "Down"), 37)}


class Chromium:
    """A browser with one page. `messages` are what its console told: warnings, errors, refusals."""

    flags = ("--headless=new",)

    def __init__(self, language="en", env=None):
        self._home = tempfile.mkdtemp(prefix="chromium-")
        own = (f"--user-data-dir={self._home}", f"--accept-lang={language}", *self.flags)
        self._process = subprocess.Popen(
            ["chromium", *FLAGS, *own, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={**(env or os.environ), "HOME": self._home},
        )
        address = next(found[0] for line in self._process.stderr if (found := re.search(r"ws://\S+", line)))
        self._draining = threading.Thread(target=self._process.stderr.read)
        self._draining.start()
        self.messages, self._numbers, self._answers = [], itertools.count(1), {}
        self._loop = asyncio.new_event_loop()
        self._do(self._connect(address))

    # The protocol

    def _do(self, work):
        return self._loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    async def _connect(self, address):
        port = re.search(r":(\d+)/", address)[1]
        self._client = aiohttp.ClientSession()
        async with self._client.get(f"http://127.0.0.1:{port}/json") as answer:
            pages = await answer.json(content_type=None)
        page = next(each for each in pages if each["type"] == "page")
        self._socket = await self._client.ws_connect(page["webSocketDebuggerUrl"], max_msg_size=0)
        for domain in ("Page", "Runtime", "Log", "Accessibility", "DOM"):
            await self._send(f"{domain}.enable")

    async def _send(self, method, **given):
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": given})
        while True:
            told = json.loads((await self._socket.receive()).data)
            if told.get("method") == "Log.entryAdded":
                entry = told["params"]["entry"]
                self.messages += [entry["text"]] * (entry["level"] != "verbose")
            elif told.get("method") in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown"):
                self.messages.append(json.dumps(told["params"])[:500])
            if told.get("id") == number:
                assert "error" not in told, (method, told)
                return told["result"]

    def send(self, method, **given):
        return self._do(self._send(method, **given))

    def run(self, code):
        """The value of an expression of JavaScript; a promise is waited for."""
        found = self.send("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    # A person at the keyboard

    def open(self, address):
        self.send("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    def press(self, key, shift=False):
        code, text = KEYS.get(key) or (ord(key.upper()) if key.isascii() and key.isalnum() else 0, key)
        given = {"key": key, "windowsVirtualKeyCode": code, "text": text, "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **given)
        self.send("Input.dispatchKeyEvent", type="keyUp", **{**given, "text": ""})

    def type(self, text):
        """Type a line into the focused field, and press Enter."""
        self.send("Input.insertText", text=text)
        self.press("Enter")

    def unfold(self, title):
        """Open what is folded below this title, by keyboard."""
        summary = f"[...document.querySelectorAll('summary')].find((each) => each.textContent === {title!r})"
        self.until(f"{summary} && ({summary}.focus(), document.activeElement === {summary})")
        self.press("Enter")
        self.until(f"{summary}.parentElement.open")

    def until(self, condition):
        """Wait until an expression is true; return its value."""
        end = time.monotonic() + PATIENCE
        body = condition if condition.startswith("{") else f"{{ return {condition}; }}"
        while True:
            try:
                if found := self.run(f"(() => {body})()"):
                    return found
            except AssertionError:
                pass  # the page is being loaded
            assert time.monotonic() < end, (condition, self.run("document.body.innerText"), self.messages)
            time.sleep(0.02)

    @property
    def focus(self):
        return self.run(
            "document.activeElement.id || document.activeElement.value || document.activeElement.textContent"
        )

    def size(self, width, height=800, scale=1, **features):
        """Make the window so large, in CSS pixels; `features` are those of the media, such as colours."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False
        )
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.send("Emulation.setEmulatedMedia", features=named)
        self.until(FRAMES)  # the page follows its size a moment later

    def picture(self, path):
        """Write what the window shows as a PNG."""
        path.write_bytes(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def outline(self):
        """The accessibility tree as indented lines: the role, the name, the description, the level and the state."""
        nodes = {node["nodeId"]: node for node in self.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        return list(_outlined(nodes, root, 0, ""))

    def violations(self):
        """What axe finds wrong with the page as it is."""
        self.run(AXE.read_text(encoding="utf-8"))
        options = "{rules: {'color-contrast-enhanced': {enabled: true}}}"
        found = "told.violations.map((each) => each.id + ': ' + each.nodes[0].html)"
        return self.run(f"axe.run(document, {options}).then((told) => {found})")

    def close(self):
        self._do(self._socket.close())  # or its connection warns when it is collected, perhaps in another test
        self._do(self._client.close())
        self._loop.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._draining.join(PATIENCE)
        self._process.stderr.close()
        shutil.rmtree(self._home, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


STATES = ("level", "checked", "expanded", "invalid", "required", "disabled", "focused", "live")
SAY_NOTHING = ("InlineTextBox", "ListMarker", "LineBreak")
ONLY_HOLD = ("none", "generic")


def _outlined(nodes, node, depth, above):
    """The lines of a node and what is in it; text that is the name of the node above is left out."""
    role, name, about = (node.get(part, {}).get("value", "") for part in ("role", "name", "description"))
    is_told = not node.get("ignored") and role not in ONLY_HOLD and not (role == "StaticText" and name == above)
    if role in SAY_NOTHING:
        return
    if is_told:
        held = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        states = [f"{state}={held[state]}" for state in STATES if held.get(state) not in (None, False, "false", "")]
        shown = [
            role,
            *([json.dumps(name, ensure_ascii=False)] if name else []),
            *([f"({about})"] if about else []),
            *states,
        ]
        yield "  " * depth + " ".join(shown)
    for child in node.get("childIds", ()):
        if child in nodes:
            yield from _outlined(nodes, nodes[child], depth + is_told, name if is_told else above)


AXE = Path(__file__).parents[2] / ".venv/axe/axe.min.js"
