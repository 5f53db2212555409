import { type ExportEnding, MOVED_HEADERS, mediaTypeOf } from "~/entities/citation/export-format";
import { exportPublications } from "~/entities/citation/export.server";
import { type NameReader, readerOf } from "~/entities/citation/person-name";
import { findPublications, readFilter } from "~/entities/publication/filter";
import { readPublicationPage } from "~/entities/publication/page.server";
import { type Publication, publicationPath } from "~/entities/publication/publication";
import {
  readPublicationIndex,
  readSearchTexts,
} from "~/entities/publication/publication-index.server";
import { findPublicationPlace, readPublications } from "~/entities/publication/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { publicCms, uncachedCms } from "~/lib/cms/public-cms.server";
import { failedAnswer, plainAnswer } from "~/lib/http/plain-answer.server";
import { readAuthors } from "./read-authors.server";

/** As many as one question to the cms takes. */
const SLICE = 50;

/**
 * One publication as a file, versions of works too (scholarly §2, Exports). A former slug and the
 * document id lead to the present address for good, with its ending.
 * @returns 404 for an unknown one, 503 when the cms cannot be asked
 */
export async function exportOne(slug: string, ending: ExportEnding): Promise<Response> {
  const cms = publicCms();
  try {
    const page = await readPublicationPage(cms, slug);
    if (page) {
      const readName = readerOf(page.author_parts);
      return await fileOf([[page.publication]], { name: slug, ending, readerFor: () => readName });
    }
    const place = await findPublicationPlace(cms, slug);
    if (!place?.slug || place.slug === slug) return plainAnswer(404, "Not Found");
    const location = `${publicationPath(place)}.${ending}`;
    return new Response(null, { status: 301, headers: { location, ...MOVED_HEADERS } });
  } catch (error) {
    return failedAnswer("The file of publications", error);
  }
}

/**
 * The publications that the list's filter finds, with the versions that match it.
 * @param query the filter's parameters; what nothing matches is an empty file
 * @returns 503 when the cms cannot be asked
 */
export async function exportList(query: URLSearchParams, ending: ExportEnding): Promise<Response> {
  const cms = publicCms();
  try {
    const uncached = uncachedCms();
    const [entries, { nameOf }] = await Promise.all([
      readPublicationIndex(cms, uncached),
      readAuthors(cms),
    ]);
    const filter = readFilter(query);
    const textOf = filter.q ? await readSearchTexts(uncached, entries) : () => "";
    const found = findPublications(entries, filter, { nameOf, textOf });
    const slices = readInSlices(
      uncached,
      found.map(({ id }) => id),
    );
    const partsOf = new Map(found.map(({ id, authorParts }) => [id, authorParts]));
    return await fileOf(slices, {
      name: "publications",
      ending,
      readerFor: ({ id }) => readerOf(partsOf.get(id) ?? []),
    });
  } catch (error) {
    return failedAnswer("The file of publications", error);
  }
}

/**
 * Publications some at a time: an answer with thousands of them would hold up the other requests, here
 * and at the cms, and push everything else out of the cache.
 */
async function* readInSlices(cms: Cms, ids: readonly string[]): AsyncGenerator<Publication[]> {
  for (let from = 0; from < ids.length; from += SLICE) {
    yield await readPublications(cms, ids.slice(from, from + SLICE));
  }
}

interface FileOptions {
  name: string;
  ending: ExportEnding;
  /** How the names of a publication fall into parts. */
  readerFor: (publication: Publication) => NameReader;
}

async function fileOf(
  slices: Parameters<typeof exportPublications>[0],
  { name, ending, readerFor }: FileOptions,
): Promise<Response> {
  // The whole file first: a cms that fails in the middle of it is a 503, and no file that ends early.
  const parts: Uint8Array[] = [];
  for await (const part of exportPublications(slices, ending, readerFor)) {
    if (part) parts.push(encoder.encode(part));
  }
  return new Response(streamOf(parts), {
    headers: {
      "content-type": `${mediaTypeOf(ending)}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}.${ending}"`,
      "cache-control": "no-cache",
      vary: "accept",
    },
  });
}

const encoder = new TextEncoder();

/** The parts one by one, so that none of them is copied before it is read. */
function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const part = parts[next];
      next += 1;
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}
