/** Names of languages, as BibTeX and its packages write them, by ISO 639-1. */
const CODES: Readonly<Record<string, string>> = {
  english: "en",
  american: "en-US",
  usenglish: "en-US",
  british: "en-GB",
  ukenglish: "en-GB",
  german: "de",
  ngerman: "de",
  deutsch: "de",
  ger: "de",
  french: "fr",
  français: "fr",
  francais: "fr",
  fre: "fr",
  spanish: "es",
  español: "es",
  italian: "it",
  italiano: "it",
  portuguese: "pt",
  brazilian: "pt-BR",
  dutch: "nl",
  nederlands: "nl",
  dut: "nl",
  russian: "ru",
  chinese: "zh",
  chi: "zh",
  japanese: "ja",
  korean: "ko",
  polish: "pl",
  czech: "cs",
  cze: "cs",
  swedish: "sv",
  danish: "da",
  norwegian: "no",
  finnish: "fi",
  hungarian: "hu",
  turkish: "tr",
  greek: "el",
  hebrew: "he",
  arabic: "ar",
  persian: "fa",
  ukrainian: "uk",
  romanian: "ro",
  catalan: "ca",
  latin: "la",
};

/** A language as its tag ("de", "en-US"), or as it was written where it is unknown. */
export function languageTag(text: string): string {
  const name = text.trim();
  const known = CODES[name.toLowerCase()];
  if (known !== undefined) return known;
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(name)) return name;
  try {
    return Intl.getCanonicalLocales(name.replaceAll("_", "-"))[0] ?? name;
  } catch {
    return name;
  }
}
