/** Stands for a "<" that is text: the processor would take it for markup. A private-use character. */
export const LESS_THAN = "\uE000";

/** Has the processor leave a text of a work as it is, also where it looks like markup. */
export function escapeText(text: string): string {
  return text.replaceAll("<", LESS_THAN);
}
