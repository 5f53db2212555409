/** Screen readers announce a change inside a live region only when the region was there before. */
const SETTLE_MS = 100;

/** Has screen readers say a text when they are done with what they are saying. */
export function announce(text: string): void {
  const region = document.querySelector("[data-announcer]") ?? createRegion();
  region.textContent = "";
  setTimeout(() => {
    region.textContent = text;
  }, SETTLE_MS);
}

function createRegion(): HTMLElement {
  const region = document.createElement("div");
  region.className = "sr-only";
  region.dataset["announcer"] = "";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return region;
}
