import type { StructuredData } from "~/lib/head/seo";
import { type AboutPage, DEFAULT_PROFESSOR } from "./about-page";

/** The name under which all pages speak of the same person. */
export function personId(siteUrl: string): string {
  return `${siteUrl}/#person`;
}

/**
 * The about page in schema.org's words, for search engines. Position, university and profiles stand
 * in what the frame says of the same person.
 * @param about.siteUrl the site's public address, without a trailing slash
 * @param about.image the whole address of the portrait; null for none
 */
export function toStructuredProfile(
  { name, bio, expertise_areas, education }: AboutPage,
  { siteUrl, image }: { siteUrl: string; image: string | null },
): StructuredData {
  const universities = new Set(education.flatMap(({ university }) => university ?? []));
  const alumniOf = [...universities].map((university) => ({
    "@type": "CollegeOrUniversity",
    name: university,
  }));
  return {
    "@type": "ProfilePage",
    url: `${siteUrl}/about`,
    mainEntity: {
      "@type": "Person",
      "@id": personId(siteUrl),
      name: name ?? DEFAULT_PROFESSOR.name,
      ...(bio && { description: bio }),
      ...(image && { image }),
      ...(expertise_areas.length > 0 && { knowsAbout: expertise_areas }),
      ...(alumniOf.length > 0 && { alumniOf }),
    },
  };
}
