"use strict";
// Improves the page, which works without: news come by themselves into the log, which screen readers tell once. The
// page is never loaded anew, and the focus stays.
(() => {
  const GAP = 250; // milliseconds in which news become one text: readers keep its order
  const HOLD = 500; // milliseconds for which buttons of a new question take no press: it was meant for those before
  const HOLD_OTHER = 1000; // the same where the pointer has pressed another one
  const HOLD_END = 2000; // the same for the pointer at the end of a game
  const KEPT = 400; // paragraphs of the log
  const UNREAD = 3; // headings of the log below which nothing is folded before an answer
  const AFTER_SLEEP = 4000; // milliseconds out of sight: the stream may be dead without an error
  const on = document.addEventListener.bind(document), by = (id) => document.getElementById(id);
  const main = document.querySelector("main"), log = by("log"), status = by("status"), said = main.dataset;
  const TAKES = "input:not([type=submit], [type=checkbox])"; // what takes letters
  const MOST_PAUSE = 30; // seconds between two tries to load
  let last = said.number, source = null, isOver = false, lostAt = 0, answers = 0, askedAt = 0, pause = 0, retry = 0;
  const parted = (text) => [text.split("-")[0], Number(text.split("-")[1])];
  const seen = Object.fromEntries([parted(last)]); // the last event that was told, of each host's page
  const own = [...crypto.getRandomValues(new Uint32Array(2))].join("-");

  // The log. A line with a code is a paragraph of its own, empty once it was read: readers tell no text that goes
  let codes = (said.codes || "").split(" ").filter(Boolean);
  delete said.codes;
  const has = (text, some = codes) => some.some((code) => text.includes(code));
  const cut = (left) => {
    const gone = codes.filter((code) => !left.includes(code));
    codes = waiting.some((each) => each.code) ? [...new Set([...codes, ...left])] : left;
    for (const part of [...log.children]) if (has(part.textContent, gone)) part.replaceChildren();
  };
  let waiting = [], before = "", toldAt = -GAP, timer = 0;
  const put = () => {
    toldAt = performance.now();
    const { lang, code } = waiting[0];
    const other = waiting.findIndex((each) => each.lang !== lang || each.code !== code);
    const some = waiting.splice(0, other < 0 ? waiting.length : other);
    const text = some.map((each) => each.line).join("\n"), isAgain = text === before;
    timer = waiting.length && setTimeout(put, GAP);
    before = code || isAgain ? "" : text;
    const part = made(["p", { class: "told", lang }, []]), isAsked = some.some((each) => each.isAsked);
    let stretch = made(PART);
    part.append(stretch);
    some.forEach(({ line, drawn, isTold, turn }, place) => {
      const seen = drawn.map((each) => made(each));
      let within = made(["span", { class: !isTold ? "line" : turn ? "ask" : "ask aside" }, []]);
      for (const each of seen)
        if (each.matches(".wins, .loses")) within = each;
        else if (!each.matches(".head")) stretch.append(each);
        else if (stretch.firstChild) part.append(each, stretch = made(PART));
        else stretch.before(each);
      // A break before a question goes out of sight with it. Readers leave out a text that equals the one before
      const next = some[place + 1], end = !next ? (isAgain ? "\u00a0" : "") : next.isTold ? "" : "\n";
      within.append((isTold && place ? "\n" : "") + line + (isTold ? "" : end));
      stretch.append(within, isTold ? end : ""); // else the break after one that is out of sight goes with it
      const after = place * Math.min(0.3, 1.7 / (some.length - 1)); // seconds, for eyes: turns come one after the other
      for (const each of [within, ...seen]) each.style.setProperty("--after", `${after}s`);
    });
    part.normalize();
    const isHeld = still(() => {
      log.append(part);
      while (log.childElementCount > KEPT) log.firstElementChild.remove();
      if (isAsked) pictured(part);
    });
    if (!isHeld && (isOwn || (!isReading() && (isInSight || !isMoved)))) {
      fold(UNREAD, isOwn && !part.querySelector(".wins") || UNREAD); // who leaves a game sees the place they come to
      see(part, isAsked);
    } else place();
    if (some.some((each) => each.isTold)) isOwn = false;
  };
  const PART = ["span", { class: "part" }, []];
  // Folding, for eyes: what is away is out of sight alone. Each part is folded once; who opens it again has it open
  const arrange = () => {
    let place = false, round = false; // whether it is shut
    for (const each of log.querySelectorAll(".head, .part")) {
      const isShut = each.matches(".shut");
      if (each.matches(".place")) [place, round] = [isShut, false];
      else if (each.matches(".round")) round = isShut;
      each.classList.toggle("away", !each.matches(".place") && (place || (round && each.matches(".part"))));
    }
  };
  const fold = (left, places = left) => { // all but the last ones
    const open = [[".round", left], [".place", places]].flatMap(([kind, some]) => [...log.querySelectorAll(kind)].slice(-some));
    for (const each of log.querySelectorAll(".head:not(.done)")) if (!open.includes(each)) each.classList.add("done", "shut");
    arrange();
  };
  on("click", ({ target }) => {
    if (!target.matches(".done")) return;
    target.classList.toggle("shut");
    arrange();
  });
  // Moved: by the person, as far as one can tell. Own: since an answer they have touched nothing that scrolls
  let newest = [null, false], seenTo = 0, isInSight = true, isMoved = false, isOwn = false, placed = [];
  const box = (part) => part.getBoundingClientRect();
  const NEWEST = ".asked:nth-last-child(2), #log > :last-child";
  const high = () => root.clientHeight; // without the bar of a page that is too wide
  const pinned = () => [by("answering"), by("asking")].find((each) => each && getComputedStyle(each).position === "sticky");
  const shown = (parts) => [...parts].filter((each) => each.getClientRects().length && !each.closest(".spoken"));
  // Reading: of older lines than the newest one's end. In a low window the question leaves them its place meanwhile
  const root = document.documentElement, marks = root.classList, isReading = () => root.matches(".reading");
  const pin = () => marks.remove("reading");
  addEventListener("beforeinput", ({ target }) => { if (target === field()) pin(); }); // else the page moves to the letter
  let since = null; // the last text before an answer
  const begin = () => { // its dice are drawn before the text that follows an answer
    const at = since?.nextSibling;
    return (at?.matches(".asked") ? at.nextSibling : at) || log.lastChild;
  };
  const see = (part, isAsked) => { // the end of what leads to a question, with the first dice or buttons below it
    pin();
    marks.remove("above");
    fit();
    const head = () => by("answering")?.matches(":has(.cards)") && shown(log.querySelectorAll(".place")).at(-1);
    const room = () => high() - (pinned()?.offsetHeight ?? Math.min(by("answering")?.offsetHeight || 0, (head() ? 1 : 0.75) * high())); // of a long form a part
    const turn = by("turn"); // none once the visit is over
    if (turn && part && box(part).bottom - box(begin()).top > room() + 8) { // a mark leads to its beginning
      marks.add("above");
      // What came of the answer, up to a new round: its first line, its last one, and what has changed
      const from = begin(), rows = [...log.querySelectorAll(".line, .loses, .head")].filter((row) => from.contains(row) || from.compareDocumentPosition(row) & 4);
      const told = rows[0]?.matches(".place") ? [] : rows.slice(+rows[0]?.matches(".head")); // a game begins: its name is the heading
      const next = told.findIndex((row) => row.matches(".head")), [first, last] = [told[0], told.at(next > 0 ? next - 1 : -1)];
      turn.dataset.told = first?.textContent.trim() || "";
      turn.dataset.more = last === first || first.matches(".loses") ? "" : last.textContent.trim(); // a lost turn is more than what follows
      turn.toggleAttribute("data-same", !turn.textContent.includes("("));
      fit();
    }
    newest = [part, isAsked];
    isMoved = false;
    const bar = pinned(), isLine = bar === by("asking"), question = by("question");
    if (part) {
      marks.toggle("clamped", question?.scrollHeight > question?.clientHeight + 1);
      const [first] = shown(document.querySelectorAll("#offers:has(> details) > :not(.way) :is(button, input), #offers:not(:has(> details)) :is(label, summary, button, [type=submit])"));
      const form = by("answering"), isWhole = isAsked && form?.matches(":has(.names)") && (isLine || (!bar && form.offsetHeight < high())); // all its choices are wanted at once
      if (isLine && first) scrollBy(0, box(first).bottom + 3 - high());
      else scrollBy(0, box(isLine ? by("drawn") : part).bottom + 6 - room()); // dice stand above the bar
      const begun = isOwn && !isAsked ? begin() : shown(log.querySelectorAll(NEWEST))[0];
      const won = part.querySelector(".wins"), last = first?.matches("#offers:has(> details) *") && bar ? box(bar) : isAsked && bar && !won && lines(part).at(-1);
      if (head() && !bar && box(part).bottom - box(head()).top < high() / 3) scrollBy(0, box(head()).top);
      else if (isWhole) scrollBy(0, isLine ? lines(part).at(-1).top : Math.min(box(form).top, box(form).bottom + 6 - high()));
      else if (!won || !isAsked || !bar) scrollBy(0, Math.min(0, (last || box(begun.querySelector(".said ~ .line, .said ~ .loses") || begun)).top)); // it is longer than the window
      else if (box(won).top < 48) scrollBy(0, Math.min(0, box(won).top, box(won).bottom - box(bar).top + 6 * !isLine)); // below what decided it
    }
    if (box(begin() || main).top > -8) marks.remove("above"); // an empty log has no beginning
    if (bar) root.style.setProperty("--cut", `${sliced(box(bar).top)}px`);
    seenTo = part && box(part).bottom; // who won is seen, with what follows below the question
    place();
  };
  let pressed; // while a table is set up, the button that was pressed stays where it is
  const still = (work) => {
    const held = pressed?.closest("#offers:has(.chosen, #count) *"), top = held && box(held).top;
    work();
    if (!held?.isConnected) return false;
    scrollBy(0, box(held).top - top);
    place();
    return true;
  };
  const lines = (part) => // of its texts that are in sight
    [part, ...part.querySelectorAll("span:not(.away *)")].filter((each) => getComputedStyle(each).position !== "absolute")
      .flatMap((each) => [...each.childNodes]).filter((each) => each.data).flatMap((each) => {
        const range = new Range();
        range.selectNodeContents(each);
        return [...range.getClientRects()];
      });
  const sliced = (edge) => { // how much of a line, or of dice and cards, stands above an edge that would slice it
    const part = [...log.children].find((each) => box(each).top < edge && box(each).bottom > edge);
    const all = part ? [...lines(part), ...shown(part.querySelectorAll("svg:not(.away *), .said:not(.away *)")).map(box)] : [];
    return Math.max(0, ...all.map(({ top, bottom }) => (top < edge && bottom > edge ? Math.ceil(edge - top) : 0)));
  };
  const place = () => {
    const was = placed;
    placed = [high(), root.scrollHeight, scrollY];
    return was[0] === placed[0] && was[1] === placed[1] && Math.abs(was[2] - scrollY) > 2;
  };
  const seeAgain = () => { if (isOwn || (isInSight && !isMoved)) see(...newest); }; // who reads older lines stays
  addEventListener("scroll", () => {
    const isByHand = place(), bar = pinned() || (isReading() && document.querySelector(".whole, #asking")); // in a window and a page that are as before
    const low = bar ? Math.min(box(bar).top, high() - bar.offsetHeight) : high(); // where it is, or will be again
    if (isByHand) isMoved = marks.toggle("reading", log.lastChild && box(log.lastChild).bottom > Math.max(low, seenTo) + 8) || true;
    // A question alone has no height
    isInSight = shown(log.querySelectorAll(NEWEST)).some((each) => box(each).top < low + 1 && box(each).bottom > -1);
  });
  const fit = () => { // in a low window: whether the question, its dice and its buttons are one bar, with the turn if there is room
    const form = by("answering");
    root.style.setProperty("--cut", "0px");
    for (const way of form ? ["whole", "whole less", "whole last", "whole tight", "whole tight bare", "tight"] : []) {
      form.className = form.querySelector("details, .cards, .names") ? "tight" : way;
      if (form.offsetHeight <= high() - (log.querySelector(":scope > :last-child .wins") ? 60 : !way.includes("tight") && !marks.contains("above") && 30)) break;
    }
  };
  addEventListener("resize", () => { fit(); seeAgain(); }); // enlarged or turned
  for (const kind of ["wheel", "touchmove", "mousedown", "keydown"])
    addEventListener(kind, ({ key = "", clientX, target }) => {
      const isTyping = key === "Enter" || (key.length === 1 && (key !== " " || target === field()));
      if (kind === "keydown" ? !isTyping : kind !== "mousedown" || clientX >= root.clientWidth) isOwn = false;
    }, { passive: true, capture: true });
  const pictured = (part) => { // what the question shows, for windows in which its form is not in sight
    log.querySelectorAll(".asked").forEach((each) => each.remove());
    const some = [...document.querySelectorAll("#drawn svg, #offers .picture svg")].map((each) => each.cloneNode(true));
    const asked = made(["div", { class: "drawn asked", "aria-hidden": "true" }, []]);
    asked.append(...some);
    if (some[0]) part.before(asked);
  };
  const tell = (lines, lang, all, isTold, isAsked, turn) => {
    if (!lines.length) return;
    const drawn = lines.map(() => []), end = lines.length - 1;
    for (const [place, each] of all || []) drawn[Math.min(place, end)].push(each);
    waiting.push(...lines.map((line, place) => ({ line, lang, code: has(line), drawn: drawn[place] })));
    Object.assign(waiting.at(-1), { isTold, isAsked, turn });
    if (!timer) timer = setTimeout(put, Math.max(40, toldAt + GAP - performance.now()));
  };

  // What is asked
  const field = () => by("text");
  const describe = (isTold) => {
    if (!field()) return;
    if (said.inField || document.activeElement !== field())
      field().setAttribute("aria-describedby", said.inField ? "short" : "question");
    else if (isTold) field().removeAttribute("aria-describedby"); // else the next one is told twice
  };
  // Dice and cards are one stop of Tab; arrow keys lead on
  const boxes = () => [...document.querySelectorAll("#offers [name=pick]")];
  let picked = []; // in the order in which they were checked: so cards become a word
  const checked = (within) => picked.filter((box) => box.checked && within.contains(box));
  const preview = (isFull) => { // the word that the picked cards are, with its points, or those of dice, for eyes
    const some = checked(by("offers")), points = some.map((box) => Number(box.nextElementSibling.querySelector("text + text")?.textContent));
    const word = some.map((box) => box.value), { worths } = by("word")?.dataset || {};
    const shown = worths === "" ? [] : worths ? [JSON.parse(worths)[word.sort().join(" ")] ?? "–"] : [word.join(""), points.reduce((sum, each) => sum + each, 0)];
    const count = by("count"), told = high() < 480 && reply; // the bar covers it
    if (by("word")) by("word").textContent = told || (some.length ? shown.join(" ") : "");
    if (by("word")) by("word").className = told ? "over" : "";
    if (!count) return;
    count.textContent = isFull || some.length > count.dataset.most ? "" : `${some.length} / ${count.dataset.most} ${reply}`;
    count.className = count.textContent ? "" : "over";
  };
  let reply = ""; // the refusal of the last answer
  on("change", ({ target }) => {
    const was = reply;
    if (target.checked) reply = ""; // not by the field
    const isFull = isByMouse && boxes().filter((box) => box.checked).length > by("count")?.dataset.most;
    if (isFull) target.checked = false;
    picked = [...picked.filter((box) => box !== target && box.isConnected), target];
    preview(isFull);
    if (was !== reply) fit(); // the refusal leaves its place
    const bar = document.querySelector(".names > .sends"); // it leaves what is marked in sight
    if (bar) scrollBy(0, Math.max(0, box(target.parentNode).bottom - box(bar).top));
  });
  const rove = (to) => boxes().forEach((box, place, all) => {
    box.tabIndex = box === to || (!place && !all.includes(to)) ? 0 : -1;
    if (!to) box.removeAttribute("tabindex"); // as the server makes it
  });
  const made = (part, space = main.namespaceURI) => {
    if (typeof part === "string") return new Text(part);
    const [name, attributes, parts] = part, inside = name === "svg" ? said.svg : space;
    const node = document.createElementNS(inside, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.append(...parts.map((each) => made(each, inside)));
    node.normalize(); // as the server's page has its texts
    return node;
  };
  const bare = (part) => { // without the looks of buttons, and what a script has written: a part stays while they change
    const copy = part.cloneNode(true);
    for (const each of copy.querySelectorAll?.("[name=offer], #word, #count") || []) {
      each.removeAttribute("class");
      if (each.id) each.textContent = "";
    }
    return copy;
  };
  const fill = (id, data, kept) => { // what is equal stays, with its focus
    const now = by(id), old = [...now.children], known = old.map(bare);
    const isUnfolded = now.querySelector(":scope > details[open]");
    const parts = data.map((each) => made(each)).map((part) => {
      if (part.localName === "details") part.open = isUnfolded;
      const plain = bare(part), like = known.findIndex((each) => each?.isEqualNode(plain));
      if (like < 0) return part;
      known[like] = null;
      const looks = part.querySelectorAll("[name=offer]");
      old[like].querySelectorAll("[name=offer]").forEach((each, at) => { each.className = looks[at].className; });
      return old[like];
    });
    const focused = now.contains(document.activeElement) ? document.activeElement : null;
    const stays = new Set(parts);
    for (const part of [...now.childNodes]) if (!stays.has(part)) part.remove();
    parts.forEach((part, place) => {
      if (now.childNodes[place] !== part) now.insertBefore(part, now.childNodes[place] || null);
    });
    if (!kept) {
      now.querySelectorAll("input[type=checkbox]").forEach((box) => { box.checked = false; });
      now.querySelectorAll("input[type=number]").forEach((box) => { box.value = ""; });
    }
    preview();
    if (focused && !focused.isConnected) ((isByMouse && field()) || by("answer") || now.querySelector("a")).focus();
    else if (focused && document.activeElement !== focused) focused.focus(); // it was moved
  };
  const isSame = (part) => part?.sent?.number === by("answering")?.number.value;
  const show = (part) => {
    const [key, number] = parted(part.number), [shownKey, shown] = parted(said.number);
    if (key === shownKey && number < shown) return;
    said.number = part.number;
    root.lang = part.language;
    document.title = part.title;
    for (const [id, text] of Object.entries(part.texts)) if (by(id).textContent !== text) by(id).textContent = text;
    if (part.rest) return fill("rest", part.rest); // the visit is over
    const next = made(part.field);
    if (field().type !== next.type) { // Orca names letters by its first type
      const had = document.activeElement === field();
      if (had && !said.inField) next.removeAttribute("aria-describedby");
      field().replaceWith(next);
      if (had) field().focus();
    }
    rove();
    const kept = isSame(part);
    if (!kept) reply = "";
    fill("offers", part.offers, kept);
    fill("drawn", part.drawn);
    rove(document.activeElement);
    for (const id of ["talk", "listed"]) if (!by(id).firstChild !== !part[id].length) fill(id, part[id]);
    if (by("commands")) fill("commands", part.commands);
    if (part.talk[0]) delete said.new;
    fit();
    for (const [name, value] of Object.entries(part.sent))
      document.getElementsByName(name).forEach((each) => { each.value = value; });
    askedAt = performance.now();
    describe();
  };
  const loadLater = () => {
    if (retry) return;
    pause = Math.min(MOST_PAUSE, 2 * pause || 2);
    retry = setTimeout(() => { retry = 0; load(); }, pause * (500 + 500 * Math.random()));
  };
  const load = () => new Promise((done) => { // an answer was late, or the stream was cut: else an event has it
    const request = new XMLHttpRequest(); // unlike fetch, it has a time limit everywhere
    request.open("GET", "/question");
    request.responseType = "json";
    request.timeout = 1000 * MOST_PAUSE;
    request.onloadend = () => {
      const part = request.response; // none if the club is closed, or a proxy does not reach it
      if (part && !part.number) location.assign("/"); // logged out, or away for long
      if (part?.number) {
        show(part);
        pause = 0;
        if (!isOver && source.readyState === EventSource.CLOSED) open();
      } else loadLater();
      done();
    };
    request.send();
  });

  // Answers
  const putBack = (typed, isSecret) => { // returns what is to be told of it
    if (!field().value && (!isSecret || field().type === "password")) field().value = typed;
    return typed && field().value === typed ? ` ${said.kept}` : "";
  };
  const send = async (form, button) => {
    const given = new FormData(form);
    if (button?.name) given.append(button.name, button.value);
    const inOrder = checked(form);
    if (inOrder[0]) given.delete("pick");
    for (const box of inOrder) given.append("pick", box.value);
    given.set("name", `${own}-${++answers}`);
    const typed = !button || button.id === "send" ? field().value : ""; // beside buttons it stays
    const isSecret = field().type === "password", number = given.get("number");
    if (typed) field().value = "";
    let isAgain = false;
    for (let tries = 0; tries < 5; tries++) {
      try {
        const got = await fetch("/answer", {
          method: "POST", headers: { Accept: "application/json" }, redirect: "manual", body: new URLSearchParams(given),
        });
        if (got.status === 429 || got.status >= 500) throw got; // the club is back soon
        const { taken, told } = got.type === "opaqueredirect" ? {} : await got.json();
        if (taken) {
          if (form.contains(by("saying"))) by("saying").value = "";
          return;
        }
        await load();
        if (!field()) return;
        if (!told && !isAgain && by("answering").number.value === number) {
          isAgain = true; // the question gave way to news for a moment, and stands again
          continue;
        }
        const kept = told || !isSecret ? putBack(typed, isSecret) : "";
        status.textContent = told || said.late + kept;
        reply = told || "";
        preview();
        return;
      } catch {
        await new Promise((go) => setTimeout(go, 500 << tries));
      }
    }
    status.textContent = said.unsent + putBack(typed, isSecret);
  };
  on("submit", (event) => {
    if (new URL(event.target.action).pathname !== "/answer") return;
    event.preventDefault();
    const now = event.submitter?.closest("#offers *"), at = spot, was = pressed;
    spot = null;
    const isOther = at && was?.spot && was.value !== now?.value && Math.hypot(was.spot[0] - at[0], was.spot[1] - at[1]) < 22;
    const hold = at && log.querySelector(":scope > :last-child .wins") ? HOLD_END : isOther ? HOLD_OTHER : HOLD;
    if (now && performance.now() - askedAt < hold) return;
    pressed = now;
    if (now) now.spot = at;
    status.textContent = "";
    isMoved = false;
    isOwn = true;
    since = log.lastChild;
    fold(1);
    by("new")?.remove(); // it stands above what is old by now
    send(event.target, event.submitter);
  });
  on("focusin", (event) => {
    if (event.target.name === "pick") rove(event.target);
  });
  const look = (event) => { // to the standing, which readers know from then on, and back
    const place = by("standing"), title = place?.querySelector("h2");
    if (!title) return;
    event.preventDefault();
    const isThere = place.contains(document.activeElement);
    place.removeAttribute("aria-hidden");
    (isThere ? field() : title).focus({ preventScroll: true });
    if (isThere) return see(...newest);
    isMoved = true;
    if (getComputedStyle(place).position === "fixed") return;
    const rows = [...place.querySelectorAll("tr")], marked = rows.filter((row) => row.className);
    const parts = [[title, ...rows], [title, ...marked], rows, marked].filter((each) => each.length);
    const fits = parts.find((each) => box(each.at(-1)).bottom - box(each[0]).top <= high()) || parts.at(-1);
    scrollBy(0, Math.floor(box(fits[0]).top)); // half a pixel is not cut off
  };
  // Where the focus is after a button that goes: with a mouse in the field, so that what is dictated arrives
  let isByMouse = false, spot = null; // where it was pressed last
  on("pointerdown", (event) => { isByMouse = event.pointerType === "mouse"; spot = [event.clientX, event.clientY]; });
  on("mousedown", (event) => {
    if (!event.target.closest("#seats, #word, #figure, .eyes, :has(.chosen) > .way")) return;
    event.preventDefault(); // the focus stays where it is
    if (isByMouse && document.activeElement === document.body) field()?.focus({ preventScroll: true });
  });
  on("click", (event) => {
    const { id } = event.target, { top } = box(begin() || main);
    if (event.target.matches("#offers:not(:has(> details)) > .way:has(> .first), .way:has(> .first) > small")) event.target.closest(".way").firstChild.click();
    if (id === "seats") look(event);
    if (id === "figure") top < -8 ? scrollBy(0, top) : see(...newest);
    if (id === "word") {
      boxes().forEach((box) => { box.checked = false; });
      preview();
    }
    const opens = event.target.closest("summary")?.parentNode;
    if (opens) setTimeout(() => { // what unfolds below the window begins in it
      const [first] = shown(opens.open ? opens.querySelectorAll(":not(summary) > :is(button, input)") : []);
      if (first) scrollBy(0, Math.max(0, box(first).bottom + 6 - high()));
      place();
    });
  });
  on("keydown", (event) => {
    if (event.key === "F8") look(event);
    for (const each of event.key === "PageUp" ? log.querySelectorAll(".shut:not(.away)") : [])
      if (box(each).top > -high()) each.click(); // who reads back by keys needs no mouse
    isByMouse = false;
    spot = null;
    const isLost = !event.target.matches(`select, textarea, ${TAKES}`) && !(event.ctrlKey || event.altKey || event.metaKey);
    if (isLost && /^[^ ]$/u.test(event.key)) {
      pin();
      field()?.focus(); // which takes the letter
    }
    const step = /w(Right|Down)$/.test(event.key) - /w(Left|Up)$/.test(event.key);
    const all = boxes(), at = all.indexOf(event.target);
    if (!step || at < 0 || event.altKey) return;
    event.preventDefault();
    all.at((at + step) % all.length).focus();
  });
  on("focusout", () => setTimeout(describe));

  // Sounds and notifications
  const play = (cues) => {
    if (!said.sounds) return;
    cues.slice(-4).forEach((cue, place) => {
      setTimeout(() => new Audio(`/sound/${cue}`).play().catch(() => {}), place * 180);
    });
  };
  const notify = (text) => {
    if (window.Notification?.permission !== "granted") return;
    try {
      return new Notification(document.title, { body: text, tag: "turn" });
    } catch {} // Android throws
  };
  if (window.Notification?.permission === "default") {
    const button = document.createElement("button");
    button.type = "button";
    button.id = "notify";
    button.textContent = said.notify;
    button.onclick = async () => {
      await Notification.requestPermission();
      status.textContent = notify(said.notified) ? said.notified : said.unnotified;
      button.remove();
      by("answer")?.focus();
    };
    main.append(button);
  }

  // What comes
  const open = () => {
    source?.close();
    source = new EventSource(`/events?after=${last}`);
    source.onopen = () => {
      if (lostAt === -1) status.textContent = said.found;
      clearTimeout(lostAt);
      if (lostAt) load();
      lostAt = 0;
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED && !isOver) loadLater();
      if (!lostAt) lostAt = setTimeout(() => { lostAt = -1; status.textContent = said.lost; }, 4000);
    };
    source.onmessage = (event) => {
      const [key, number] = parted(event.lastEventId);
      if (number <= seen[key]) return;
      seen[key] = number;
      last = event.lastEventId;
      const { lines, language, cues, asked, part, turn, drawn, standing, now, codes: left = [], sounds = "", inField = "" } = JSON.parse(event.data);
      Object.assign(said, { sounds, inField });
      if (standing && by("standing")) {
        fill("standing", standing);
        by("turn").textContent = now;
      }
      cut(left);
      play(cues || []);
      const isTold = asked && !(said.inField && document.activeElement === field());
      const isAgain = isSame(part); // below a reply, which is wanted
      reply = cues?.includes("refused") ? lines.join(" ") : "";
      tell(isTold ? [...lines, asked] : lines, language, drawn, isTold, Boolean(asked && !isAgain), turn);
      if (asked === undefined) return isOwn && preview(); // a refusal, and the question stays as it is
      describe(true);
      if (part) still(() => show(part));
      if (turn && document.hidden) notify(asked);
    };
    source.addEventListener("again", () => location.reload());
    source.addEventListener("sign", () => fetch("/here").catch(() => {}));
    source.addEventListener("over", () => { isOver = true; source.close(); clearTimeout(lostAt); load(); });
  };
  let hiddenAt = 0;
  on("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (!isOver && hiddenAt && Date.now() - hiddenAt > AFTER_SLEEP) open();
  });
  addEventListener("pageshow", (event) => { if (event.persisted && !isOver) open(); });

  addEventListener("pagehide", () => {
    if (field()?.value && field().type === "text") sessionStorage.setItem("typed", field().value);
  });

  by("wait")?.remove();
  if (by("text")) {
    if (field().type === "text") putBack(sessionStorage.getItem("typed") || "", false);
    sessionStorage.removeItem("typed");
    describe();
    rove(main);
    preview();
    open();
    const part = log.lastElementChild;
    if (part) pictured(part);
    fold(1);
    if (!location.hash) {
      history.scrollRestoration = "manual"; // the newest line is wanted, not the place of before
      see(part, Boolean(by("question").textContent)); // the field is in sight anyway
    }
    addEventListener("load", () => setTimeout(() => { // after the reader has told the page
      if (document.activeElement === document.body) field()?.focus({ preventScroll: true });
    }, 1000));
  }
})();
