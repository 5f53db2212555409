import { z } from "zod";
import { type Cms, CmsError } from "~/lib/cms/cms.server";
import type { AuthorParts, Publication } from "./publication";
import { authorParts, publicationLink, publicationRow } from "./row.server";

/** As much of a publication as a link beside another one needs. */
export type Neighbor = Pick<Publication, "id" | "slug" | "title">;

const neighbor: z.ZodType<Neighbor | null> = publicationLink.nullable();

const answer = z.object({
  data: z.object({
    publication: publicationRow,
    author_parts: authorParts,
    previous: neighbor,
    next: neighbor,
  }),
});

/** A publication with what its page shows beside it, in one read. */
export interface PublicationPage {
  publication: Publication;
  /** Of those names that are not to be guessed from how they are shown. */
  author_parts: AuthorParts[];
  /** What stands before and after it in the list. */
  previous: Neighbor | null;
  next: Neighbor | null;
}

/**
 * The publication of an address.
 * @returns null when no publication has this slug now
 * @throws CmsError when the cms is down
 */
export async function readPublicationPage(cms: Cms, slug: string): Promise<PublicationPage | null> {
  try {
    return answer.parse(await cms.get(`/api/publication-pages/${encodeURIComponent(slug)}`)).data;
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}
