import { readFileSync } from "node:fs";
import CSL from "citeproc";
import { describe, expect, it, vi } from "vitest";
import type { Publication } from "~/entities/publication/publication";
import { type TextRun, parseRuns } from "~/lib/csl/rich-text";
import { LESS_THAN } from "~/lib/csl/escape";
import { CITED_WORKS } from "../../../tests/support/cited-works";
import { publicationWith } from "../../../tests/support/publication";
import { written } from "../../../tests/support/written-citation";
import { APA, CITATION_STYLES, type StyleValue, citationStyle } from "./citation-style";
import { cite } from "./cite.server";
import { toCitedItem } from "./cited-item";

const plainText = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join("");

/** The table of tests/support/citations.txt: work, style, citation. */
function expectedCitations(): Map<string, Map<string, string>> {
  const file = new URL("../../../tests/support/citations.txt", import.meta.url);
  const table = new Map<string, Map<string, string>>();
  for (const section of readFileSync(file, "utf8").split("\n\n")) {
    const [work = "", ...lines] = section.trim().split("\n");
    const rows = lines.flatMap((line) => {
      const [, label, citation] = /^ {2}(\w+) +(.+)$/.exec(line) ?? [];
      return label && citation ? [[label, citation] as const] : [];
    });
    if (rows.length > 0) table.set(work, new Map(rows));
  }
  return table;
}

describe("citations", () => {
  const table = expectedCitations();

  it("are expected of each work in each style", () => {
    expect([...table.keys()]).toEqual([...CITED_WORKS.keys()]);
    const styles = CITATION_STYLES.map(({ label }) => label);
    for (const rows of table.values()) expect([...rows.keys()]).toEqual(styles);
  });

  it.each([...CITED_WORKS])("%s", { timeout: 60_000 }, async (name, work) => {
    for (const style of CITATION_STYLES) {
      expect(written(await cite(work, style))).toBe(table.get(name)?.get(style.label));
    }
  });

  it("are the same as the whole style makes them", { timeout: 120_000 }, () => {
    for (const style of CITATION_STYLES) {
      const formatWhole = createWholeProcessor(style.file, style.locale);
      for (const [name, work] of oneOfEachType(style.value)) {
        const whole = formatWhole(toCitedItem(work, style.value));
        expect(whole, name).toBe(plain(table.get(name)?.get(style.label) ?? ""));
      }
    }
  });

  it("are the same behind one of the same kind", { timeout: 60_000 }, async () => {
    // Nothing is known there of what was cited above.
    vi.resetModules();
    const { cite: citeAnew } = await import("./cite.server");
    for (const [name, work] of CITED_WORKS) {
      const before = { ...work, title: `The one before: ${work.title}`, pages: work.pages && "7" };
      for (const style of CITATION_STYLES) {
        const first = written(await citeAnew(before, style));
        const expected = table.get(name)?.get(style.label);
        expect(first, name).not.toBe(expected);
        expect(written(await citeAnew(work, style)), name).toBe(expected);
      }
    }
  });

  it("take a text for a text", async () => {
    const nasty = `<script>alert("1")</script> & <b>bold <i>both</b></i> {\\LaTeX} \u202Eabc`;
    const work = publicationWith({
      title: nasty,
      authors: ["<i>Ada</i> <Lovelace>"],
      journal: "A <i>B</i>",
    });
    const text = plainText(await cite(work, APA));
    expect(text).toContain("<script>alert(");
    expect(text).toContain("A <i>B</");
    expect(text).toContain("<Lovelace>");
    expect(text).not.toContain(LESS_THAN);
  });

  it("know their style, and take an unknown one for APA", () => {
    expect(citationStyle("vancouver").label).toBe("Vancouver");
    expect(citationStyle("no-such-style")).toBe(APA);
    expect(citationStyle(null)).toBe(APA);
  });
});

/** By the types that the style file is given: a paper without proceedings is a speech there. */
function oneOfEachType(style: StyleValue): [string, Publication][] {
  const seen = new Set<string>();
  return [...CITED_WORKS].filter(([, work]) => {
    const { type } = toCitedItem(work, style);
    return !seen.has(type) && seen.add(type);
  });
}

/** The processor with all of a style, as its authors mean it to be used. */
function createWholeProcessor(style: string, locale: string) {
  const read = (path: string) =>
    CSL.parseXml(readFileSync(new URL(`../../lib/csl/${path}`, import.meta.url), "utf8"));
  let item = toCitedItem(publicationWith(), "apa");
  const engine = new CSL.Engine(
    {
      retrieveLocale: () => read(`locales/locales-${locale}.xml`),
      retrieveItem: () => structuredClone(item),
    },
    read(`styles/${style}.csl`),
    locale,
    true,
  );
  return (next: typeof item) => {
    item = next;
    engine.updateItems([]);
    engine.updateItems([next.id]);
    const bibliography = engine.makeBibliography();
    const html = bibliography ? bibliography[1].join("") : "";
    const text = plainText(parseRuns(html.replaceAll(LESS_THAN, "&lt;")));
    return text.trim().replace(/^(?:\[\d+\]|\d+\.) ?/, "");
  };
}

function plain(marked: string): string {
  return marked.replaceAll(/[*~^]/g, "");
}
