/**
 * Replaces a broken `<img data-picture>` by its initials or its pattern. Chromium and Firefox draw
 * these by CSS alone; other browsers would show a broken icon.
 */
export function enhancePictures(): void {
  // Errors do not bubble.
  document.addEventListener("error", ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-picture]")) {
    // It may have failed before this script ran, and then no event comes any more.
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
  }
}

/** The stand-in has the picture's classes, which draw it "after" the element. */
function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement) || !image.matches("[data-picture]")) return;
  const standIn = document.createElement("span");
  standIn.className = image.className;
  standIn.setAttribute("aria-hidden", "true");
  const { initials } = image.dataset;
  if (initials) standIn.dataset["initials"] = initials;
  image.replaceWith(standIn);
}
