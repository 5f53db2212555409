import { setImmediate } from "node:timers/promises";
import type { Publication } from "~/entities/publication/publication";
import { env } from "~/lib/env.server";
import { toBibtex } from "./bibtex";
import { toCslItem } from "./csl-json";
import type { ExportEnding } from "./export-format";
import { type NameReader, parsePersonName } from "./person-name";
import { toRis } from "./ris";

type Slices = Iterable<readonly Publication[]> | AsyncIterable<readonly Publication[]>;

/** What stands around and between the entries of a file. */
const FRAMES: Record<ExportEnding, { start: string; between: string; end: string }> = {
  bib: { start: "", between: "\n", end: "" },
  ris: { start: "", between: "", end: "" },
  json: { start: "[", between: ",\n", end: "]\n" },
};

/**
 * Publications as a file for reference managers, in parts: a file of thousands is never held as one text.
 * Other requests are answered between two slices.
 * @param slices all publications, as many at a time as take some milliseconds
 * @param readerOf how the names of a publication fall into parts, where more is known than the names
 */
export async function* exportPublications(
  slices: Slices,
  ending: ExportEnding,
  readerOf: (publication: Publication) => NameReader = () => parsePersonName,
): AsyncGenerator<string> {
  const { start, between, end } = FRAMES[ending];
  let separator = "";
  yield start;
  for await (const slice of slices) {
    let part = "";
    for (const publication of slice) {
      part += separator + entryOf(publication, ending, readerOf(publication));
      separator = between;
    }
    yield part;
    await setImmediate();
  }
  yield end;
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
