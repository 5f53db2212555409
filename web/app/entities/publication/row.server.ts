import { z } from "zod";
import { nullableText, recordSchema, textArray } from "~/lib/cms/collection-type.server";
import { toUploadPath } from "~/lib/picture/upload-path";
import {
  type AuthorParts,
  DATE_PRECISIONS,
  LINK_KINDS,
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type PublicationReference,
} from "./publication";

/** A value that nobody has set, or that this release does not know, is the default. */
function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values).catch(values[0]);
}

const type = oneOf(PUBLICATION_TYPES);
const date_precision = oneOf(DATE_PRECISIONS);

/** A list of objects, without those that cannot be read; a missing one is empty. */
function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((rows) =>
      rows.flatMap((row): z.infer<Item>[] => {
        const { data } = item.safeParse(row);
        return data === undefined ? [] : [data];
      }),
    );
}

const reference = z
  .object({
    documentId: z.string(),
    slug: nullableText,
    title: z.string(),
    type,
    publisher: nullableText,
    publication_date: nullableText,
    date_precision,
  })
  .transform(({ documentId, ...rest }): PublicationReference => ({ id: documentId, ...rest }));

/** As much of a publication as a link to it needs, from the cms. */
export const publicationLink = z
  .object({ documentId: z.string(), slug: nullableText, title: z.string() })
  .transform(({ documentId, ...rest }) => ({ id: documentId, ...rest }));

const part = z.string().optional();

/** The parts of names that an import has found; none where none are known, or an older cms says nothing. */
export const authorParts: z.ZodType<AuthorParts[]> = z
  .array(z.object({ name: z.string(), given: part, particle: part, family: part, suffix: part }))
  .catch([]);

const link = z.object({
  kind: z.enum(LINK_KINDS).catch("other"),
  url: z.string(),
  label: nullableText,
});

/** Strapi gives a file's size in kilobytes. */
const file = z
  .object({ id: z.number(), name: z.string(), url: z.string(), size: z.number().nullish() })
  .transform(({ id, name, url, size }) => ({
    id,
    name,
    url: toUploadPath(url),
    size: typeof size === "number" ? Math.round(size * 1000) : null,
  }));

const project = z
  .object({ documentId: z.string(), title: z.string() })
  .transform(({ documentId, title }) => ({ id: documentId, title }));

/** What is not set is null, false, empty or the default: an older cms or a narrow read leaves much out. */
export const publicationRow = recordSchema({
  title: z.string(),
  authors: textArray,
  publication_date: nullableText,
  journal: nullableText,
  abstract: nullableText,
  doi: nullableText,
  url: nullableText,
  slug: nullableText,
  type,
  genre: nullableText,
  number: nullableText,
  series: nullableText,
  eprint: nullableText,
  stage: oneOf(PUBLICATION_STAGES),
  date_precision,
  volume: nullableText,
  issue: nullableText,
  pages: nullableText,
  article_number: nullableText,
  publisher: nullableText,
  place: nullableText,
  edition: nullableText,
  editors: textArray,
  isbn: nullableText,
  issn: nullableText,
  institution: nullableText,
  event_title: nullableText,
  language: nullableText,
  keywords: textArray,
  links: listOf(link),
  pdf: file.nullable().catch(null),
  featured: z.boolean().catch(false),
  award: nullableText,
  version_of: reference.nullable().catch(null),
  versions: listOf(reference),
  projects: listOf(project),
  citation_key: nullableText,
});
