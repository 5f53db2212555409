import type { MetaDescriptor } from "@remix-run/node";

/** The head of an admin screen: its title, and never an entry in a search engine. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Admin` }, { name: "robots", content: "noindex,nofollow" }];
}
