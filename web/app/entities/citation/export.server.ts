import { setImmediate } from "node:timers/promises";
import type { Publication } from "~/entities/publication/publication";
import { env } from "~/lib/env.server";
import { toBibtex } from "./bibtex";
import { toCslItem } from "./csl-json";
import type { ExportEnding } from "./export-format";
import { type NameReader, parsePersonName } from "./person-name";
import { toRis } from "./ris";

type Slices = Iterable<readonly Publication[]> | AsyncIterable<readonly Publication[]>;

/**
 * Publications as a file for reference managers. Other requests are answered between two slices.
 * @param slices all publications, as many at a time as take some milliseconds
 * @param readerOf how the names of a publication fall into parts, where more is known than the names
 */
export async function exportPublications(
  slices: Slices,
  ending: ExportEnding,
  readerOf: (publication: Publication) => NameReader = () => parsePersonName,
): Promise<string> {
  const texts: string[] = [];
  for await (const slice of slices) {
    for (const publication of slice) {
      texts.push(entryOf(publication, ending, readerOf(publication)));
    }
    await setImmediate();
  }
  switch (ending) {
    case "bib":
      return texts.join("\n");
    case "ris":
      return texts.join("");
    case "json":
      return `[${texts.join(",\n")}]\n`;
    default:
      return ending satisfies never;
  }
}

function entryOf(publication: Publication, ending: ExportEnding, readName: NameReader): string {
  switch (ending) {
    case "bib":
      return toBibtex(publication, readName);
    case "ris":
      return toRis(publication, env.SITE_URL, readName);
    case "json":
      return JSON.stringify(toCslItem(publication, readName), null, 2);
    default:
      return ending satisfies never;
  }
}
