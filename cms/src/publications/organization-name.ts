/**
 * Words that only organizations are called by. `web/app/entities/citation/organization-name.ts` is the same file:
 * `docs/names.json` holds both together.
 */
const ORGANIZATION_WORDS = [
  ...["academ(?:y|ies)", "agenc(?:y|ies)", "alliances?", "american", "associations?"],
  ...["cent(?:er|re)s?", "collaborations?", "colleges?", "commissions?", "committees?", "company"],
  ...["consorti(?:um|a)", "corporation", "councils?", "departments?", "european", "federal"],
  ...["federations?", "foundations?", "gmbh", "government", "groups?", "hospital", "inc"],
  ...["initiatives?", "institut\\p{L}*", "international", "investigators", "laborator(?:y|ies)"],
  ...["library", "llc", "ltd", "ministr(?:y|ies)", "museum", "national", "nations", "networks?"],
  ...[
    "organi[sz]ations?",
    "schools?",
    "services",
    "societ(?:y|ies)",
    "teams?",
    "unions?",
    "united",
  ],
  ...["universi[td]\\p{L}*", "world"],
];
const ORGANIZATION = new RegExp(
  `(?<![\\p{L}-])(?:${ORGANIZATION_WORDS.join("|")})(?![\\p{L}-])|^the\\s|\\sbank$`,
  "iu",
);
/** "Barnes and Noble" and "Johnson & Johnson" are never one person; Metin And is. */
const PAIR = /[&＆]|\p{L}\S*\s(?:and|AND)\s\S*\p{L}/u;
/** What companies end with. */
const LEGAL_FORM =
  /[\s,](?:LLP|PLLC|PBC|plc|Plc|PLC|Corp\.?|CORP\.?|Limited|Incorporated|mbH|KGaA|e\.\s?V\.|S\.p\.A\.|S\.r\.l\.|s\.r\.o\.)$/u;
/** The same, where no comma stands before it: "Smith, AG" is a person. */
const SHORT_FORM =
  /^[^,]+\s(?:AG|SA|SE|NV|BV|AB|KG|ASA|A\/S|Oyj?|SpA|Srl|SRL|Sarl|SARL|SAS|Co\.)$/u;

/**
 * A name without what stands in parentheses, which is no part of it: the same in another script, a
 * nickname, an affiliation.
 */
export function withoutParentheses(name: string): string {
  const outside = name.replaceAll(/\s*[(（][^()（）]*[)）]\s*/gu, " ").trim();
  return outside.replace(/\s+(?=,)/gu, "") || name;
}

/**
 * Whether a name is that of an organization, by a word that only these are called by, their legal form, or an
 * "and" between two names. They have no given names.
 */
export function isOrganizationName(name: string): boolean {
  const outside = withoutParentheses(name);
  // Behind one word alone, parentheses may say whose name it is: "MPG.PuRe (Max Planck Society)".
  const text = outside.includes(" ") ? outside : name;
  return [ORGANIZATION, PAIR, LEGAL_FORM, SHORT_FORM].some((pattern) => pattern.test(text));
}
