import { describe, expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { publicationRow } from "./row.server";

describe("a publication as the cms answers it", () => {
  it("may have the spec's seven attributes only", () => {
    const { id: documentId, title } = publicationWith();
    expect(publicationRow.parse({ documentId, title })).toEqual(
      publicationWith({ authors: [], slug: null }),
    );
  });

  it("takes nulls, unknown values and unreadable parts for what is not set", () => {
    const row = publicationRow.parse({
      documentId: "a",
      title: "A title",
      authors: null,
      type: "poem",
      stage: null,
      date_precision: "century",
      featured: null,
      journal: "",
      links: [{ url: "https://example.org/a", kind: "podcast" }, { kind: "code" }],
      pdf: null,
      version_of: null,
      versions: null,
      projects: [{ documentId: "p" }],
    });
    const links = [{ kind: "other", url: "https://example.org/a", label: null }] as const;
    expect(row).toEqual(publicationWith({ authors: [], slug: null, links: [...links] }));
  });

  it("brings its file, its versions and its projects", () => {
    const preprint = { slug: "b", title: "B", type: "preprint", publisher: "arXiv" } as const;
    const dates = { publication_date: null, date_precision: "day" } as const;
    const row = publicationRow.parse({
      documentId: "a",
      title: "A title",
      pdf: { id: 3, name: "a.pdf", url: "/uploads/a.pdf", size: 12.34, mime: "application/pdf" },
      version_of: { documentId: "w", title: "W" },
      versions: [{ documentId: "b", ...preprint }],
      projects: [{ documentId: "p", title: "P", status: "active" }],
    });
    const work = { id: "w", slug: null, title: "W", type: "article", publisher: null } as const;
    expect(row).toMatchObject({
      pdf: { id: 3, name: "a.pdf", url: "/uploads/a.pdf", size: 12340 },
      version_of: { ...work, ...dates },
      versions: [{ id: "b", ...preprint, ...dates }],
      projects: [{ id: "p", title: "P" }],
    });
  });
});
