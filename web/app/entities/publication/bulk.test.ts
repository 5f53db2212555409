import { expect, it } from "vitest";
import { z } from "zod";
import { bulkCommands } from "./bulk";
import { lacks, missingInAddress } from "./missing";
import { publicationRow } from "./row.server";

const command = z.discriminatedUnion("intent", [...bulkCommands]);

it("keywords are taken from lines and between commas", () => {
  const asked = { intent: "add-keywords", ids: ["a"], keywords: " rivers, boats\n\nmills; " };
  expect(command.parse(asked)).toMatchObject({ keywords: ["rivers", "boats", "mills"] });
  for (const keywords of ["", "  ", " , ;\n"]) {
    expect(command.safeParse({ ...asked, keywords }).success).toBe(false);
  }
});

it("unknown choices and no rows are rejected", () => {
  expect(command.safeParse({ intent: "set-type", ids: ["a"], type: "poem" }).success).toBe(false);
  expect(command.safeParse({ intent: "set-type", ids: [], type: "book" }).success).toBe(false);
  expect(command.safeParse({ intent: "add-project", ids: ["a"] }).success).toBe(false);
});

it("more than 1,000 at once are rejected in a sentence", () => {
  const asked = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => `id-${index}`);
    return command.safeParse({ intent: "delete-several", ids });
  };
  expect(asked(1000).success).toBe(true);
  expect(asked(1001).error?.issues.map(({ message }) => message)).toEqual([
    "At most 1,000 publications can be changed at once. Narrow the list down, and select fewer.",
  ]);
});

it("what a publication lacks is found", () => {
  const bare = publicationRow.parse({ documentId: "a", title: "A" });
  const full = {
    ...bare,
    doi: "10.1000/1",
    abstract: "A",
    pdf: { id: 1, name: "", url: "", size: 1 },
  };
  for (const what of ["doi", "abstract", "pdf"] as const) {
    expect([lacks(bare, what), lacks(full, what)]).toEqual([true, false]);
  }
});

it("a link to a PDF is a PDF, as visitors find it; another link is none", () => {
  const bare = publicationRow.parse({ documentId: "a", title: "A" });
  const withLink = (kind: "pdf" | "code") => {
    return { ...bare, links: [{ kind, url: "https://example.org/a", label: null }] };
  };
  expect([lacks(withLink("pdf"), "pdf"), lacks(withLink("code"), "pdf")]).toEqual([false, true]);
  expect(lacks(withLink("pdf"), "doi")).toBe(true);
});

it("an address asks for what is missing", () => {
  const asked = (query: string) => missingInAddress(new URLSearchParams(query));
  expect(["missing=doi", "missing=abstract", "missing=pdf"].map(asked)).toEqual([
    "doi",
    "abstract",
    "pdf",
  ]);
  expect(["", "missing=", "missing=title", "doi"].map(asked)).toEqual([null, null, null, null]);
});
