import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import { findRows, textOf } from "../strapi-access/rows";

const UID = "api::blog-post.blog-post";

/** All that is ever told about an author. */
interface Author {
  full_name: string | null;
}

/** The authors' names by the posts' documentId. */
async function authorsOf(
  strapi: Core.Strapi,
  documentIds: string[],
): Promise<Map<string, Author | null>> {
  const posts = await findRows(strapi, UID, {
    select: ["documentId"],
    where: { documentId: { $in: documentIds } },
    populate: { author: { select: ["full_name"] } },
  });
  return new Map(
    posts.map(({ documentId, author }) => [
      String(documentId),
      isRecord(author) ? { full_name: textOf(author, "full_name") } : null,
    ]),
  );
}

/** Adds `author: {full_name}` (or null) to the posts of an answer that is ready otherwise. */
export async function withAuthor(strapi: Core.Strapi, answer: unknown): Promise<unknown> {
  if (!isRecord(answer)) return answer;
  const posts = [answer.data].flat().filter(isRecord);
  const authors = await authorsOf(
    strapi,
    posts.map(({ documentId }) => String(documentId)),
  );
  for (const post of posts) post.author = authors.get(String(post.documentId)) ?? null;
  return answer;
}
