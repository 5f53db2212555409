import { describe, expect, it } from "vitest";
import { DEFAULT_ABOUT_PAGE } from "~/entities/about-page/about-page";
import { toStructuredProfile } from "~/entities/about-page/structured";
import { toStructuredPost } from "~/entities/blog-post/structured";
import { toStructuredEvent } from "~/entities/event/structured";
import { PUBLICATION_TYPES } from "~/entities/publication/publication";
import { toBreadcrumbs, toStructuredPublication } from "~/entities/publication/structured";
import { personJson } from "~/routes/_site/person-data";
import { completePublication, publicationWith } from "./support/publication";
import { schemaFaults } from "./support/schema-org";

const SITE = "https://ada.example.edu";
const url = `${SITE}/publications/a`;
const image = `${SITE}/uploads/a.webp`;

/** Starting a compiler takes seconds. */
const TIMEOUT = 60_000;

const publications = PUBLICATION_TYPES.map((type) =>
  toStructuredPublication(completePublication(type), {
    siteUrl: SITE,
    url,
    describe: (name) => ({
      name,
      isOrganization: name.startsWith("World"),
      sameAs: ["https://orcid.org/0000-0002-1825-0097", "https://example.org/ada"],
    }),
  }),
);
const bare = PUBLICATION_TYPES.map((type) =>
  toStructuredPublication(publicationWith({ type, authors: [] }), {
    siteUrl: SITE,
    url,
    describe: (name) => ({ name, isOrganization: false, sameAs: [] }),
  }),
);
const person = JSON.parse(
  personJson(
    {
      name: "Ada Lovelace",
      position: "Professor",
      contact: {
        department: "Engines",
        university: "University of London",
        email: "ada@example.edu",
        mailto: "mailto:ada@example.edu",
        office: "1",
      },
      profiles: [{ platform: "ORCID", href: "https://orcid.org/0000-0002-1825-0097" }],
      year: "2026",
    },
    SITE,
  ),
) as Record<string, unknown>;
const profile = toStructuredProfile(
  {
    ...DEFAULT_ABOUT_PAGE,
    bio: "Born.",
    expertise_areas: ["Engines"],
    education: [
      { degree: "PhD", field: null, year: "1840", dissertation: null, university: "London" },
    ],
  },
  { siteUrl: SITE, image },
);
const event = toStructuredEvent(
  {
    id: "e",
    title: "A lecture",
    date: "2026-03-14",
    end_date: "2026-03-16",
    location: "Delft",
    description: "Talks",
    link: null,
  },
  `${SITE}/events/e`,
);
const post = toStructuredPost(
  {
    id: "p",
    title: "A post",
    excerpt: "Short",
    featured_image: null,
    tags: ["a", "b"],
    published_at: "2026-03-14T09:00:00.000Z",
    category: { id: "c", name: "Marketing", slug: "marketing" },
    content: "<p>Text</p>",
    author: "Ada Lovelace",
    updated_at: "2026-03-15T09:00:00.000Z",
  },
  { url: `${SITE}/blog/p`, image, author: "Ada", description: "Short" },
);

describe("data in schema.org's words", () => {
  it("has types, properties and values that schema.org defines", { timeout: TIMEOUT }, () => {
    const breadcrumbs = toBreadcrumbs("A title", SITE, url);
    const all = [...publications, ...bare, breadcrumbs, person, profile, event, post];
    expect(schemaFaults(all)).toEqual([]);
  });

  it.each([
    [{ "@type": "ScholarlyPaper" }, /ScholarlyPaper/],
    [{ "@type": "Thesis", pageStart: "1" }, /pageStart.* does not exist/],
    [
      { "@type": "Chapter", isPartOf: [{ "@type": "Book", name: "A", jobTitle: "Editor" }] },
      /jobTitle.* does not exist/,
    ],
    [{ "@type": "Book", isPartOf: { "@type": "Person", name: "Ada" } }, /not assignable/],
    [{ "@type": "Book", award: 1 }, /not assignable/],
  ])("is found wrong: %j", { timeout: TIMEOUT }, (item, fault) => {
    expect(schemaFaults([item]).join("\n")).toMatch(fault);
  });
});
