import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listBlogCategories } from "~/entities/blog-category/store.server";
import { type BlogPostSummary, keywordsOf } from "~/entities/blog-post/blog-post";
import { listPublishedPosts } from "~/entities/blog-post/store.server";
import { texts } from "~/entities/blog-post/texts";
import { feedLinks } from "~/features/blog-post/feed-links";
import { findPictures } from "~/features/picture/find-pictures.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import { type Result, resultOr } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { seoTags } from "~/lib/head/seo";
import { awaitUnlessBacked, resolveOrDefer } from "~/lib/cache/resolve-or-defer.server";
import { truncate } from "~/lib/format/unicode";
import { PageHeader } from "~/ui/layout/page-header";
import { Deferred } from "~/ui/feedback/deferred";
import { BlogSkeleton } from "./blog-skeleton";
import { type Listing, type Wanted, findPosts, toListing } from "./listing";
import { PostList } from "./post-list";
import { SearchBox } from "./search-box";
import { Sidebar } from "./sidebar";

const LONGEST_QUERY = 200;

/** The ids of what a search replaces. */
const POSTS = "posts";
const SIDEBAR = "sidebar";

export const handle = { query: ["q", "category"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...seoTags(data?.seo, { title: texts.title }),
  ...feedLinks(data?.seo),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = {
    query: truncate(searchParams.get("q")?.trim() ?? "", LONGEST_QUERY),
    category: searchParams.get("category") || null,
  };
  const posts = settle("the blog posts", listPublishedPosts(publicCms()));
  const listing = readListing(posts, wanted);
  const { value: early } = await awaitUnlessBacked(posts);
  const [{ value: blog }, seo] = await Promise.all([
    resolveOrDefer(listing),
    seoFor(publicCms(), "/blog", {
      title: texts.title,
      keywords: early instanceof Promise ? null : keywordsOf(resultOr(early, [])),
    }),
  ]);
  return publicPage({ blog, wanted, seo }, isAvailable(early));
}

/** What cannot be read is logged and counts as empty (public spec §8). */
async function readListing(
  posts: Promise<Result<BlogPostSummary[]>>,
  wanted: Wanted,
): Promise<Listing & { hasAny: boolean }> {
  const cms = publicCms();
  const [loaded, categories] = await Promise.all([
    posts,
    settle("the blog categories", listBlogCategories(cms)),
  ]);
  const all = resultOr(loaded, []);
  const found = findPosts(all, wanted);
  const pictureOf = await findPictures(
    cms,
    found.map(({ featured_image }) => featured_image),
  );
  const listing = toListing(all, found, resultOr(categories, []), wanted.category, pictureOf);
  // What cannot be read may well be there.
  return { ...listing, hasAny: !loaded.ok || all.length > 0 };
}

export default function Blog() {
  const { blog, wanted } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <SearchBox query={wanted.query} results={`${POSTS} ${SIDEBAR}`} />
          <div id={POSTS}>
            <Deferred value={blog} fallback={<BlogSkeleton />}>
              {({ posts, hasAny }) => <PostList posts={posts} hasAny={hasAny} wanted={wanted} />}
            </Deferred>
          </div>
        </div>
        <div id={SIDEBAR}>
          <Deferred value={blog} fallback={null}>
            {({ categories, recent }) => <Sidebar categories={categories} recent={recent} />}
          </Deferred>
        </div>
      </div>
    </>
  );
}
