import { isRecord } from "../documents/types";

const UID = "api::blog-post.blog-post";

interface Author {
  full_name: string | null;
}

interface PostWithAuthor {
  documentId: string;
  author: Author | null;
}

/** The authors' names by the posts' documentId. */
async function authorsOf(documentIds: string[]): Promise<Map<string, Author | null>> {
  const posts: PostWithAuthor[] = await strapi.db.query(UID).findMany({
    select: ["documentId"],
    where: { documentId: { $in: documentIds } },
    populate: { author: { select: ["full_name"] } },
  });
  return new Map(
    posts.map(({ documentId, author }) => [
      documentId,
      author === null ? null : { full_name: author.full_name },
    ]),
  );
}

/** Adds `author: {full_name}` (or null) to the posts of an answer that is ready otherwise. */
export async function withAuthor<Answer>(answer: Answer): Promise<Answer> {
  if (!isRecord(answer)) return answer;
  const posts = [answer.data].flat().filter(isRecord);
  const authors = await authorsOf(posts.map(({ documentId }) => String(documentId)));
  for (const post of posts) post.author = authors.get(String(post.documentId)) ?? null;
  return answer;
}
