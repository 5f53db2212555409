const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・々〆\s]+$/u;

/** Whether a name is written in Chinese, Japanese or Korean letters alone. */
export function isEastAsian(name: string): boolean {
  return EAST_ASIAN.test(name);
}

/** Arabic, Hebrew and the other scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text has letters that run from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a text begins with such a letter, and so runs from right to left as a whole. */
export function runsRightToLeft(text: string): boolean {
  return hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? "");
}
