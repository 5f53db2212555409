/**
 * Whether a letter is pressed with Ctrl or Cmd alone: with Shift or Alt it belongs to the browser or to the
 * keyboard layout.
 * @param letter in lower case; with Caps Lock on, the key that a browser reports is a capital
 */
export function isShortcut(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
  letter: string,
): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, key } = event;
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === letter;
}
