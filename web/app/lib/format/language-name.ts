const names = new Intl.DisplayNames("en", { type: "language" });

/** "de", "pt-BR", "zh-Hant": words that are longer are no tags. */
const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/**
 * The tag of a language in its standard form (BCP 47): "de" of "ger", "pt-BR" of "pt-br".
 * @param language a tag, or whatever else somebody has written
 * @returns undefined for what is no tag
 */
export function languageTag(language: string): string | undefined {
  if (!TAG.test(language)) return undefined;
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    // A tag whose parts do not go together, such as "de-DE-DE".
    return undefined;
  }
}

/**
 * What a language is called.
 * @param language a tag, or whatever else somebody has written
 * @returns "German", "Brazilian Portuguese"; other texts as they are
 */
export function languageName(language: string): string {
  const tag = languageTag(language);
  return (tag && names.of(tag)) ?? language;
}
