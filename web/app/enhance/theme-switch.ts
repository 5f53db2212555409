import { applyStoredTheme, switchTheme } from "~/lib/head/theme";

/** Lets `[data-theme-switch]` change between light and dark, in every window of the site. */
export function enhanceTheme(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-theme-switch]")) switchTheme();
  });
  // A page that was prerendered or kept for "back" has not seen a switch made elsewhere.
  window.addEventListener("storage", applyStoredTheme);
  window.addEventListener("pageshow", applyStoredTheme);
  document.addEventListener("prerenderingchange", applyStoredTheme);
}
