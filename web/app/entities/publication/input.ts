import { z } from "zod";
import {
  isPlainDate,
  optionalText,
  optionalUrl,
  requiredText,
  requiredUrl,
  textList,
} from "~/lib/forms/fields";
import { readDoi } from "./doi";
import {
  DATE_PRECISIONS,
  LINK_KINDS,
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type DatePrecision,
} from "./publication";
import { texts } from "./texts";
import { plainTitle } from "./title";

/** What the cms takes of a short text, and of an item of a list. */
const SHORT = 500;
const ITEM = 1000;
const SLUG = 80;
const KEY = 100;

const short = optionalText(SHORT);

const link = z.object({
  kind: z.enum(LINK_KINDS).default("other"),
  url: requiredUrl(texts.invalid.url),
  label: short,
});

/** An uploaded file: the cms's number of it, and what the form shows of it. */
const file = z.object({ id: z.coerce.number().int().positive(), name: short, url: short });

/**
 * A date as it was typed, which may be as short as its precision: "2019" or "2019-05".
 *
 * @returns YYYY-MM-DD, of a year or month its first day; what is no date as it was
 */
function toPlainDate(typed: string | null, precision: DatePrecision): string | null {
  if (typed === null) return null;
  if (precision === "year" && /^\d{4}$/.test(typed)) return `${typed}-01-01`;
  if (precision !== "day" && /^\d{4}-\d{2}$/.test(typed)) return `${typed}-01`;
  return typed;
}

interface DateFields {
  publication_date: string | null;
  date_precision: DatePrecision;
}

/** Whether the date is a real one, as precise as it is said to be (contract, "A date that is unfinished"). */
export function hasRealDate({
  publication_date: typed,
  date_precision: precision,
}: DateFields): boolean {
  const date = toPlainDate(typed, precision);
  return date === null || isPlainDate(date);
}

/** What `hasRealDate` says of a date that is none, together with what is wrong elsewhere. */
export const dateProblem = {
  path: ["publication_date"],
  message: texts.invalid.dateFormat,
  when: () => true,
};

/** The fields with a whole date in place of one that is as short as its precision. */
export function withPlainDate<Fields extends DateFields>(fields: Fields): Fields {
  const { publication_date: typed, date_precision: precision } = fields;
  return { ...fields, publication_date: toPlainDate(typed, precision) };
}

/** Whether a title is more than markup; the schema says of a blank one that it is required. */
function hasWords(title: string): boolean {
  return title === "" || plainTitle(title) !== "";
}

/**
 * What the publication form takes (admin spec §5, Publication; scholarly §1). Blank optional fields
 * are null; the cms checks what is more than a form: the digits of an ISBN, which addresses are free.
 */
export const publicationInput = z
  .object({
    title: requiredText(texts.invalid.title).refine(hasWords, texts.invalid.title),
    authors: textList(),
    publication_date: optionalText(),
    journal: optionalText(),
    abstract: optionalText(),
    // Stored bare; what is no DOI stays as it was typed.
    doi: optionalText().transform((text) => text && (readDoi(text) ?? text)),
    url: optionalUrl(texts.invalid.url),
    type: z.enum(PUBLICATION_TYPES).default("article"),
    stage: z.enum(PUBLICATION_STAGES).default("published"),
    date_precision: z.enum(DATE_PRECISIONS).default("day"),
    genre: short,
    number: short,
    series: short,
    eprint: short,
    volume: short,
    issue: short,
    pages: short,
    article_number: short,
    publisher: short,
    place: short,
    edition: short,
    editors: textList(ITEM),
    isbn: short,
    issn: short,
    institution: short,
    event_title: short,
    language: short,
    keywords: textList(ITEM),
    award: short,
    featured: z.boolean().default(false),
    slug: optionalText(SLUG),
    citation_key: optionalText(KEY),
    links: z.array(link).prefault([]),
    pdf: file.optional().transform((pdf) => pdf?.id ?? null),
    version_of: optionalText(),
    projects: z.array(z.string()).prefault([]),
  })
  // A volume may have editors alone.
  .refine(({ authors, editors }) => authors.length > 0 || editors.length > 0, {
    path: ["authors"],
    message: texts.invalid.authors,
    when: () => true,
  })
  .refine(({ stage, publication_date }) => stage !== "published" || publication_date !== null, {
    path: ["publication_date"],
    message: texts.invalid.date,
    // Said together with what is wrong elsewhere.
    when: () => true,
  })
  .refine(hasRealDate, dateProblem)
  .overwrite(withPlainDate);

/** What the form of a publication saves: the date as YYYY-MM-DD, relations by their ids. */
export type PublicationFields = z.output<typeof publicationInput>;
