import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { readName } from "~/entities/about-page/store.server";
import {
  type BlogPost,
  authorOf,
  descriptionOf,
  keywordsOf,
  postPath,
} from "~/entities/blog-post/blog-post";
import { publishedAt } from "~/entities/blog-post/dates.server";
import { listPublishedPosts, readPublishedPost } from "~/entities/blog-post/store.server";
import { toStructuredPost } from "~/entities/blog-post/structured";
import { texts } from "~/entities/blog-post/texts";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { feedLinks } from "~/features/blog-post/feed-links";
import { findPictures } from "~/features/picture/find-pictures.server";
import { previewSeo, siteView } from "~/features/preview/open-preview.server";
import { PreviewNotice } from "~/features/preview/preview-notice";
import { seoFor } from "~/features/seo/seo-for.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { env } from "~/lib/env.server";
import { picturesIn, textOf } from "~/lib/format/html.server";
import { nameInFrame, pageTitle, seoTags } from "~/lib/head/seo";
import { RecordError, recordErrorTitle } from "~/ui/feedback/record-error";
import { BackToBlog } from "./back-to-blog";
import { Post } from "./post";
import { neighborsOf, toPostView } from "./view.server";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const title = error ? recordErrorTitle(error, texts) : texts.title;
  return [
    ...seoTags(data?.seo, { title: pageTitle(title, nameInFrame(matches)) }, data?.subject),
    ...feedLinks(data?.seo),
  ];
};

/** A preview is no page that everybody gets. */
export const handle = { uncached: [PREVIEW_PARAMETER] };

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const { cms, preview, headers } = await siteView(request, ["blog-post"], id);
  const post = await findPost(cms, id);
  const path = postPath(post);
  const text = textOf(post.content);
  const description = descriptionOf(post, text);
  const [pictureOf, posts, name, seo] = await Promise.all([
    findPictures(cms, [post.featured_image, ...picturesIn(post.content)]),
    settle("the blog posts", listPublishedPosts(cms)),
    settle("the professor's name", readName(cms)),
    seoFor(cms, path, {
      title: post.title,
      description,
      keywords: keywordsOf([post]),
      image: post.featured_image,
      type: "article",
    }),
  ]);
  const author = authorOf(post, resultOr(name, null));
  const view = toPostView(post, author, text, pictureOf);
  const subject = toStructuredPost(
    { ...post, published_at: publishedAt(post) },
    {
      url: env.SITE_URL + path,
      image: view.picture && new URL(view.picture.src, env.SITE_URL).href,
      author,
      description,
    },
  );
  const neighbors = neighborsOf(resultOr(posts, []), post.id);
  const page = { post: view, neighbors, subject, seo: previewSeo(seo, preview), preview };
  return data(page, { headers });
}

/** The post, or the words for an unknown one, a draft or an outage (contract §5). */
async function findPost(cms: Cms, id: string): Promise<BlogPost> {
  const post = await readPublishedPost(cms, id).catch((error: unknown) => {
    throw data(null, { status: asCmsError(error).isOutage ? 503 : 404 });
  });
  if (!post) throw data(null, { status: 404 });
  return post;
}

export default function BlogPostPage() {
  const { post, neighbors, preview } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice preview={preview} />
      <Post post={post} neighbors={neighbors} />
    </>
  );
}

export function ErrorBoundary() {
  return <RecordError error={useRouteError()} texts={texts} back={<BackToBlog />} />;
}
