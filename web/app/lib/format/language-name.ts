const names = new Intl.DisplayNames("en", { type: "language" });

/** "de", "pt-BR", "zh-Hant": words that are longer are no tags. */
const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * What a language is called.
 * @param language a tag, or whatever else somebody has written
 * @returns "German", "Brazilian Portuguese"; other texts as they are
 */
export function languageName(language: string): string {
  return TAG.test(language) ? (names.of(language) ?? language) : language;
}
