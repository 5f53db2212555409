import { formTexts } from "./form-texts";
import type { PublicationFields } from "./input";

/** The fields of the form that a lookup can fill, in the form's order, as they are called there. */
const LABELS = {
  title: "Title",
  authors: "Authors",
  publication_date: "Publication Date",
  journal: "Journal/Source",
  abstract: "Abstract",
  url: "URL",
  type: formTexts.fields.type,
  date_precision: formTexts.fields.date_precision,
  genre: formTexts.fields.genre,
  volume: formTexts.fields.volume,
  issue: formTexts.fields.issue,
  pages: formTexts.fields.pages,
  article_number: formTexts.fields.article_number,
  number: formTexts.fields.number,
  edition: formTexts.fields.edition,
  series: formTexts.fields.series,
  publisher: formTexts.fields.publisher,
  place: formTexts.fields.place,
  institution: formTexts.fields.institution,
  event_title: formTexts.fields.event_title,
  language: formTexts.fields.language,
  isbn: formTexts.fields.isbn,
  issn: formTexts.fields.issn,
  eprint: formTexts.fields.eprint,
  editors: formTexts.fields.editors,
  keywords: formTexts.fields.keywords,
} satisfies Partial<Record<keyof PublicationFields, string>>;

export type LookedUpName = keyof typeof LABELS;

/** What a DOI stands for, as the fields of the form hold it. */
export type LookedUp = Partial<Record<LookedUpName, string | string[]>>;

/** What a lookup answers: the values and what is doubtful about them, or why there are none. */
export type LookupReply =
  | { ok: true; values: LookedUp; notices: string[] }
  | { ok: false; message: string };

/** What one field is filled with. */
export interface Filling {
  name: LookedUpName;
  label: string;
  value: string | string[];
}

/** Chosen from the start, so that they say nothing of what the owner knows. */
const DEFAULTS: Partial<Record<LookedUpName, string>> = { type: "article", date_precision: "day" };

/** Whether every field of this name, or item of this list, is blank. */
function isBlank(form: FormData, name: string): boolean {
  return [...form].every(
    ([field, value]) =>
      (field !== name && !field.startsWith(`${name}[`)) ||
      (typeof value === "string" && value.trim() === ""),
  );
}

/**
 * What of a lookup goes into a form: what is empty there is filled, nothing is overwritten
 * (scholarly §4). The type only where it stands as a new form has it; the precision with its date.
 * @param form what the form holds now
 * @param isNew whether the publication is being added
 */
export function fillingsFor(values: LookedUp, form: FormData, isNew: boolean): Filling[] {
  const fills = (name: LookedUpName): boolean => {
    if (name === "date_precision") return fills("publication_date");
    if (name === "type") return isNew && form.get("type") === DEFAULTS.type;
    return values[name] !== undefined && isBlank(form, name);
  };
  const names = Object.keys(LABELS) as LookedUpName[];
  return names.flatMap((name) => {
    const value = values[name];
    const isSame = form.get(name) === value;
    return value === undefined || isSame || !fills(name)
      ? []
      : [{ name, label: LABELS[name], value }];
  });
}
