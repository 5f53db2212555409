import { expect, it } from "vitest";
import { z } from "zod";
import { bulkCommands } from "./bulk";
import { lacks } from "./missing";
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
