const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・々〆\s]+$/u;

/** Whether a name is written in Chinese, Japanese or Korean letters alone. */
export function isEastAsian(name: string): boolean {
  return EAST_ASIAN.test(name);
}
