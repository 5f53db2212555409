import { announce } from "./announce";

/** Four to five seconds (public spec §9). */
const DURATION_MS = 4500;

/**
 * Announces the toasts that the server has rendered, and removes each after a while or when its
 * `<button>` is pressed. The pointer or the focus on a toast holds it.
 */
export function enhanceToasts(): void {
  for (const toast of document.querySelectorAll<HTMLElement>("[data-toast]")) {
    const texts = [...toast.querySelectorAll("p")].map(({ textContent }) => textContent);
    announce(texts.join(". "));
    removeInTime(toast);
  }
}

/** Shows a toast for what a script has done, as the server would have rendered it. */
export function showToast(text: string): void {
  document.querySelector("[data-toast]")?.remove();
  const toast = document.createElement("div");
  toast.className = "page-toast";
  toast.dataset["toast"] = "";
  const title = document.createElement("p");
  title.className = "font-medium";
  title.textContent = text;
  toast.append(title);
  document.body.append(toast);
  announce(text);
  removeInTime(toast);
}

function removeInTime(toast: HTMLElement): void {
  let timer = 0;
  const hold = () => clearTimeout(timer);
  const release = () => {
    hold();
    timer = window.setTimeout(() => {
      if (!toast.matches(":hover, :focus-within")) toast.remove();
    }, DURATION_MS);
  };
  toast.addEventListener("pointerenter", hold);
  toast.addEventListener("pointerleave", release);
  toast.addEventListener("focusin", hold);
  toast.addEventListener("focusout", release);
  toast.querySelector("button")?.addEventListener("click", () => toast.remove());
  release();
}
