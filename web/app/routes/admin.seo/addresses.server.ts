import { listPublishedPosts } from "~/entities/blog-post/store.server";
import { postPath } from "~/entities/blog-post/blog-post";
import { eventPath } from "~/entities/event/event";
import { listEvents } from "~/entities/event/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { type Address, PAGES } from "./addresses";

/**
 * Every address of the site that can have settings of its own: the pages, the published posts and
 * the events. Never throws: without posts or events, the others can still be chosen.
 */
export async function readAddresses(cms: Cms): Promise<Address[]> {
  const [posts, events] = await Promise.all([
    settle("the blog posts", listPublishedPosts(cms)),
    settle("the events", listEvents(cms)),
  ]);
  return [
    ...PAGES,
    ...resultOr(posts, []).map((post) => ({
      path: postPath(post),
      title: post.title,
      description: post.excerpt,
    })),
    ...resultOr(events, []).map((event) => ({
      path: eventPath(event),
      title: event.title,
      description: event.description,
    })),
  ];
}
