const KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";

/**
 * Runs before the first paint, so that a remembered theme never flashes. Kept in the browser and
 * not in a cookie: the same page, cached once, serves every visitor.
 */
export const themeScript = `try{var t=localStorage.getItem("${KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;

/** Shows the remembered theme, as the page did before its first paint. */
export function applyStoredTheme(): void {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === "dark" || stored === "light") document.documentElement.dataset["theme"] = stored;
    else delete document.documentElement.dataset["theme"];
  } catch {
    // Storage may be forbidden; the page then keeps the theme it has.
  }
}

/**
 * Changes between light and dark and remembers it. A choice that agrees with the system is
 * forgotten again, so that the site goes on following the system.
 */
export function switchTheme(): void {
  const root = document.documentElement;
  const system = window.matchMedia(DARK).matches ? "dark" : "light";
  const next = (root.dataset["theme"] ?? system) === "dark" ? "light" : "dark";
  if (next === system) delete root.dataset["theme"];
  else root.dataset["theme"] = next;
  try {
    if (next === system) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
