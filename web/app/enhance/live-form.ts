import { announce } from "./announce";
import { showToast } from "./toasts";

/** Long enough that a word is asked for once, short enough to feel immediate. */
const PAUSE_MS = 200;

let latest = new AbortController();
/** The query whose results the page shows. */
let shownQuery = location.search;
let wholeStyleSheet: Promise<void> | undefined;

/**
 * Makes `<form data-live aria-controls="…">` show its results at once: the page that the form leads
 * to is fetched, and the elements that `aria-controls` names are replaced by those of that page. The
 * field keeps the focus, so that a keyboard can go through a list of choices. Without a connection the page
 * stays as it is until there is one; whatever else does not work out ends in the navigation that the form does
 * without scripts.
 */
export function enhanceLiveForms(): void {
  let timer = 0;
  document.addEventListener("input", ({ target }) => {
    const form = liveFormOf(target);
    clearTimeout(timer);
    // A choice is final; what is being typed is not, and "back" must not pass each letter.
    if (isChoice(target)) show(form, "pushState");
    else timer = window.setTimeout(() => show(form, "replaceState"), PAUSE_MS);
  });
  document.addEventListener("submit", () => clearTimeout(timer));
  window.addEventListener("popstate", () => {
    if (location.search !== shownQuery) location.reload();
  });
}

function isChoice(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === "checkbox")
  );
}

function liveFormOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("form[data-live]") : null;
}

function show(form: HTMLFormElement | null, remember: "pushState" | "replaceState"): void {
  if (!form) return;
  const url = addressOf(form);
  latest.abort();
  latest = new AbortController();
  replaceResults(form, url, latest.signal).then(
    () => {
      shownQuery = url.search;
      history[remember](null, "", url);
    },
    (error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (navigator.onLine) location.assign(url);
      else showOnline(form, remember);
    },
  );
}

/** A navigation would leave the browser's own error page in place of what can be read. */
function showOnline(form: HTMLFormElement, remember: "pushState" | "replaceState"): void {
  showToast("No connection. Trying again when you are online.");
  window.addEventListener("online", () => show(form, remember), { once: true });
}

/** Where the form leads; empty fields are left out. */
function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  url.search = "";
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value) url.searchParams.append(name, value);
  }
  return url;
}

/** @throws when the page cannot be had, or lacks a part that is to be replaced */
async function replaceResults(form: HTMLFormElement, url: URL, signal: AbortSignal) {
  const styleSheet = (wholeStyleSheet ??= loadWholeStyleSheet());
  styleSheet.catch(() => (wholeStyleSheet = undefined));
  const page = await fetchPage(url, signal);
  await styleSheet;
  const ids = (form.getAttribute("aria-controls") ?? "").split(" ");
  const pairs = ids.map((id) => [partOf(document, id), partOf(page, id)] as const);
  for (const [old, next] of pairs) old.replaceWith(document.adoptNode(next));
  for (const select of form.querySelectorAll("select")) refreshOptions(select, page);
  const said = pairs.map(([, next]) => next.querySelector("[data-announce]")?.textContent);
  announce(said.find(Boolean) ?? "");
}

/** @throws when there is no such page */
async function fetchPage(url: URL, signal: AbortSignal): Promise<Document> {
  const response = await window.fetch(url, { signal, headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/** A page comes with the rules that it uses itself; the results of another may need the others. */
async function loadWholeStyleSheet(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>("style[data-href]");
  if (!style) return;
  const link = document.createElement("link");
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  link.rel = "stylesheet";
  link.href = style.dataset["href"] ?? "";
  style.after(link);
  try {
    await loaded;
    style.remove();
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Options say how much they would find; the field itself stays, and with it the focus. */
function refreshOptions(select: HTMLSelectElement, page: Document): void {
  const next = page.querySelector<HTMLSelectElement>(`form[data-live] [name="${select.name}"]`);
  if (!next) return;
  const { value } = select;
  select.replaceChildren(...next.children);
  select.value = value;
}

function partOf(page: Document, id: string): HTMLElement {
  const part = page.getElementById(id);
  // React's marks of a part that is still on its way; the script that would put it in does not run.
  if (!part || part.querySelector("template")) throw new Error(`The part ${id} is not there`);
  return part;
}
