import type { MetaDescriptor } from "@remix-run/react";
import { texts } from "~/entities/blog-post/texts";
import { type PageSeo, pageTitle } from "~/lib/head/seo";

/** Where the newest posts are to be had for feed readers. */
export const FEED_PATH = "/blog.xml";

/**
 * Tells feed readers where the feed of the blog is.
 * @param seo of the page; undefined for one that has failed, which names no feed
 */
export function feedLinks(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  return [
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: pageTitle(texts.title, seo.siteName),
      href: FEED_PATH,
    },
  ];
}
