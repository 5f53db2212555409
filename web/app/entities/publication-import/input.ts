import { z } from "zod";
import { dateProblem, hasRealDate, publicationInput, withPlainDate } from "../publication/input";
import type { TakenEntry } from "./publication-import";
import { entriesOf, toDifference } from "./selection";
import { texts } from "./texts";

/**
 * What the form of an entry takes: as the one of a publication, but an import may lack authors and a
 * date (scholarly §1). What belongs to the site, such as its address and its file, comes when it is a
 * publication.
 */
export const importedInput = z
  .object(publicationInput.shape)
  .omit({ pdf: true, version_of: true, projects: true, slug: true, featured: true })
  .refine(hasRealDate, dateProblem)
  .overwrite(withPlainDate);

/** What the form of an entry saves. */
export type ImportedFields = z.output<typeof importedInput>;

const row = z.number().int().min(0);
const rows = z.array(row).prefault([]);

/** "12:doi": the field of an entry. */
const difference = z.string().transform(toDifference);

const taken = z.array(
  z.object({
    row,
    fields: z.array(z.string()).optional(),
    version_of: z.boolean().optional(),
  }),
);

/**
 * The entries that a form has ticked. A browser with scripts sends them as one text, as there may be
 * thousands; without scripts each checkbox is a field.
 */
export const selectionInput = z
  .object({
    selection: z
      .string()
      .transform((text, context) => {
        const parsed = taken.safeParse(parseJson(text));
        if (parsed.success) return parsed.data;
        context.addIssue({ code: "custom", message: texts.importFailed });
        return z.NEVER;
      })
      .optional(),
    /** Entries that are ticked. */
    row: rows,
    /** Entries that change a publication, ticked or not. */
    changed: rows,
    /** Differences that are ticked. */
    take: z.array(difference).prefault([]),
    /** Entries whose offered version is ticked. */
    version: rows,
  })
  .refine(({ selection, row }) => (selection ?? row).length > 0, texts.noneTicked);

type Selection = z.output<typeof selectionInput>;

/** The entries that are ticked, each with what is ticked in it. */
export function takenEntriesOf({ selection, ...ticks }: Selection): TakenEntry[] {
  return selection ? selection.map(withoutBlanks) : entriesOf(ticks);
}

function withoutBlanks({ row, fields, version_of }: z.output<typeof taken>[number]): TakenEntry {
  return { row, ...(fields && { fields }), ...(version_of && { version_of }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
