"use strict";
// Asks the browser for a passkey. Each state is told in words; the focus stays at the button that was pressed.
(() => {
  const VALID = 240000; // milliseconds for which the club takes the answer to a question, and a minute less
  const form = document.getElementById("passkey"), status = document.getElementById("status");
  if (!form) return;
  const said = form.dataset, place = document.getElementById("press"), isNew = Boolean(form.elements.label);
  if (!window.PublicKeyCredential) {
    place.textContent = said.unable;
    return;
  }
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const named = (list) => (list || []).map((each) => ({ ...each, id: bytes(each.id) }));

  // What the club asks, as the browser takes it; and what the browser answers, as text
  const read = ({ challenge, user, excludeCredentials, allowCredentials, ...asked }) => ({
    ...asked,
    challenge: bytes(challenge),
    ...(isNew ? { user: { ...user, id: bytes(user.id) }, excludeCredentials: named(excludeCredentials) }
      : { allowCredentials: named(allowCredentials) }),
  });
  const written = ({ id, rawId, type, response }) => {
    const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
    const told = parts.filter((part) => response[part]).map((part) => [part, text(response[part])]);
    return JSON.stringify({ id, rawId: text(rawId), type, response: Object.fromEntries(told) });
  };

  let askedAt = 0, offered = null;
  const name = document.getElementById("name");
  const question = async () => {
    const sent = new URLSearchParams(new FormData(form));
    if (!isNew && !offered) sent.set("name", name?.value || "");
    const reply = await fetch(said.ask, {
      method: "POST", headers: { Accept: "application/json" }, redirect: "manual", body: sent,
    });
    askedAt = performance.now();
    if (reply.type === "opaqueredirect") return location.assign("/"); // logged out meanwhile
    const { told, publicKey } = await reply.json();
    if (told) status.textContent = told;
    return publicKey && read(publicKey);
  };
  const why = { NotAllowedError: said.stopped, AbortError: said.stopped, InvalidStateError: said.there,
    SecurityError: said.elsewhere, TypeError: said.unsent, SyntaxError: said.unsent };
  const answer = (credential) => {
    form.elements.answer.value = written(credential);
    form.submit();
  };
  let isAsking = false;
  const ask = async () => {
    try {
      const publicKey = await question();
      if (!publicKey) return;
      status.textContent = said.asking;
      const { credentials } = navigator;
      answer(await (isNew ? credentials.create({ publicKey }) : credentials.get({ publicKey })));
    } catch (error) {
      status.textContent = why[error.name] || said.stopped;
    }
  };

  const button = document.createElement("button");
  button.textContent = said.press;
  place.replaceChildren(button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    offered?.abort();
    offered = null;
    await ask();
    isAsking = false;
  });

  // The browser offers passkeys among the names that it fills in; nothing is told unless one is chosen
  const offer = async () => {
    if (isAsking || (offered && performance.now() - askedAt < VALID)) return;
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    offered?.abort();
    const { signal } = (offered = new AbortController());
    try {
      const publicKey = await question();
      if (publicKey && !signal.aborted) answer(await navigator.credentials.get({ publicKey, signal, mediation: "conditional" }));
    } catch {} // it was withdrawn
  };
  name?.addEventListener("focus", offer);
})();
