import { type ExportEnding, mediaTypeOf } from "~/entities/citation/export-format";
import { exportPublications } from "~/entities/citation/export.server";
import { filterPublications, readFilter } from "~/entities/publication/filter";
import { readPublicationPage } from "~/entities/publication/page.server";
import { type Publication, publicationPath } from "~/entities/publication/publication";
import { findPublicationPlace, listPublications } from "~/entities/publication/store.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { failedAnswer, plainAnswer } from "~/lib/http/plain-answer.server";
import { readAuthors } from "./read-authors.server";

/**
 * One publication as a file, versions of works too (scholarly §2, Exports). A former slug and the
 * document id lead to the present address for good, with its ending.
 * @returns 404 for an unknown one, 503 when the cms cannot be asked
 */
export async function exportOne(slug: string, ending: ExportEnding): Promise<Response> {
  const cms = publicCms();
  try {
    const page = await readPublicationPage(cms, slug);
    if (page) return await fileOf([page.publication], slug, ending);
    const place = await findPublicationPlace(cms, slug);
    if (!place?.slug || place.slug === slug) return plainAnswer(404, "Not Found");
    const location = `${publicationPath(place)}.${ending}`;
    return new Response(null, { status: 301, headers: { location, "cache-control": "no-cache" } });
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
    const [publications, { nameOf }] = await Promise.all([listPublications(cms), readAuthors(cms)]);
    const found = filterPublications(publications, readFilter(query), nameOf);
    return await fileOf(found, "publications", ending);
  } catch (error) {
    return failedAnswer("The file of publications", error);
  }
}

async function fileOf(
  publications: readonly Publication[],
  name: string,
  ending: ExportEnding,
): Promise<Response> {
  return new Response(await exportPublications(publications, ending), {
    headers: {
      "content-type": `${mediaTypeOf(ending)}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}.${ending}"`,
      "cache-control": "no-cache",
      vary: "accept",
    },
  });
}
