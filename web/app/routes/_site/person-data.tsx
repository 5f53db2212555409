import { useLocation } from "@remix-run/react";
import { personId } from "~/entities/about-page/structured";
import type { SiteFrame } from "./frame";

/** Where the page is about the professor. */
const PAGES = new Set(["/", "/about"]);

/** Who the professor is, in schema.org's words, for search engines. */
export function PersonData({ frame, siteUrl }: { frame: SiteFrame; siteUrl: string }) {
  const { pathname } = useLocation();
  if (!PAGES.has(pathname)) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: personJson(frame, siteUrl) }}
    />
  );
}

/** JSON that cannot end the script that it stands in. */
export function personJson({ name, position, contact, profiles }: SiteFrame, siteUrl: string) {
  const { university } = contact;
  const person = {
    "@context": "https://schema.org",
    "@type": "Person",
    "@id": personId(siteUrl),
    name,
    jobTitle: position,
    url: siteUrl,
    ...(university && { affiliation: { "@type": "CollegeOrUniversity", name: university } }),
    sameAs: profiles.flatMap(({ href }) => href ?? []),
  };
  return JSON.stringify(person).replaceAll("<", "\\u003c");
}
