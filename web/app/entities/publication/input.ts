import { z } from "zod";
import {
  optionalDate,
  optionalText,
  optionalUrl,
  requiredText,
  requiredUrl,
  textList,
} from "~/lib/forms/fields";
import { readDoi } from "./doi";
import { DATE_PRECISIONS, LINK_KINDS, PUBLICATION_STAGES, PUBLICATION_TYPES } from "./publication";
import { texts } from "./texts";

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
 * What the publication form takes (admin spec §5, Publication; scholarly §1). Blank optional fields
 * are null; the cms checks what is more than a form: the digits of an ISBN, which addresses are free.
 */
export const publicationInput = z
  .object({
    title: requiredText(texts.invalid.title),
    authors: textList(),
    publication_date: optionalDate(texts.invalid.dateFormat),
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
  });

/** What the form of a publication saves: the date as YYYY-MM-DD, relations by their ids. */
export type PublicationFields = z.output<typeof publicationInput>;
