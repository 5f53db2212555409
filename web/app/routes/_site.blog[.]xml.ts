import { readFeed } from "~/features/blog-post/feed.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { toAtom } from "~/lib/xml/atom";
import { failedAnswer } from "~/lib/http/plain-answer.server";

/** The newest posts for feed readers. Search results lead to the posts, not to this file. */
export async function loader(): Promise<Response> {
  try {
    const xml = toAtom(await readFeed(publicCms()));
    return new Response(xml, {
      headers: {
        "content-type": "application/atom+xml; charset=utf-8",
        "cache-control": "no-cache",
        "x-robots-tag": "noindex",
      },
    });
  } catch (error) {
    return failedAnswer("The feed of the blog", error);
  }
}
