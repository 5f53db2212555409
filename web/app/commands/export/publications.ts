import { z } from "zod";
import { exportPublications } from "~/entities/citation/export.server";
import { readerOf } from "~/entities/citation/person-name";
import { byNewest } from "~/entities/publication/publication";
import { authorParts, publicationRow } from "~/entities/publication/row.server";
import type { ExportedRecord } from "./content";
import type { TextFile } from "./text-file";

/** All publications for reference managers, newest first, with what imports know of their authors' names. */
export async function publicationFiles(records: readonly ExportedRecord[]): Promise<TextFile[]> {
  const known = new Map(
    records.map((record) => [record.documentId, authorParts.parse(record["author_parts"])]),
  );
  const publications = z.array(publicationRow).parse(records).toSorted(byNewest);
  const endings = ["bib", "json"] as const;
  return Promise.all(
    endings.map(async (ending) => ({
      path: `publications.${ending}`,
      text: await textOf(
        exportPublications([publications], ending, ({ id }) => readerOf(known.get(id) ?? [])),
      ),
    })),
  );
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}
