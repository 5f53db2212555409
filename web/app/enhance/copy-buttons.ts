import { showToast } from "./toasts";

/**
 * Lets `[data-copy]` copy what the element of that id shows, italics included, and show the toast of
 * `data-copied`. Where the clipboard is out of reach, the text is selected: one key copies it then.
 */
export function enhanceCopyButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    const source = button && document.getElementById(button.dataset["copy"] ?? "");
    if (!source) return;
    copy(source).then(
      () => showToast(button.dataset["copied"] ?? ""),
      () => getSelection()?.selectAllChildren(source),
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
