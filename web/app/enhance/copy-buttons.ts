import { showToast } from "./toasts";

/**
 * Lets `[data-copy]` copy what the element of that id shows, italics included, and show the toast of
 * `data-copied`. Where the clipboard is out of reach, the text is selected and copied the old way; where
 * that fails too, it stays selected, and one key copies it.
 */
export function enhanceCopyButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    const source = button && document.getElementById(button.dataset["copy"] ?? "");
    if (!source) return;
    copy(source)
      .catch(() => copySelected(source))
      .then(
        () => showToast(button.dataset["copied"] ?? ""),
        () => {},
      );
  });
}

/** @throws when the browser does not allow it, as on pages without https */
async function copy(source: HTMLElement): Promise<void> {
  const blob = (type: string, text: string) => new Blob([text], { type });
  const item = new ClipboardItem({
    "text/plain": blob("text/plain", source.textContent),
    "text/html": blob("text/html", source.innerHTML),
  });
  await navigator.clipboard.write([item]);
}

/** @throws when the browser does not allow this either */
function copySelected(source: HTMLElement): void {
  getSelection()?.selectAllChildren(source);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- pages without https have no other way
  if (!document.execCommand("copy")) throw new Error("not copied");
}
