import CSL from "citeproc";
import { describe, expect, it } from "vitest";
import type { CslItem } from "./csl-item";
import { omitAbsent } from "./omit-absent";
import type { StyleNode } from "./style-node";

const CSL_NAMESPACE = "http://purl.org/net/xbiblio/csl";
const LOCALE = CSL.parseXml(`<locale xmlns="${CSL_NAMESPACE}" version="1.0" xml:lang="en-US">
  <style-options punctuation-in-quote="true"/><terms><term name="circa">circa</term><term name="and">and</term><term name="et-al">et al.</term>
  <term name="page"><single>page</single><multiple>pages</multiple></term></terms></locale>`);
const WORK = {
  id: "1",
  type: "article-journal",
  title: "On Rivers",
  volume: "7",
  page: "3-9",
  author: [{ family: "Somerville", given: "Mary" }],
  editor: [{ family: "Lovelace", given: "Ada" }],
  issued: { "date-parts": [[1834]] },
} as const satisfies CslItem;
const VARIABLES = ["title", "volume", "page", "author", "editor", "issued"] as const;

function styleOf(layout: string, macros = ""): StyleNode {
  return CSL.parseXml(`<style xmlns="${CSL_NAMESPACE}" class="in-text" version="1.0">
    <info><title/><id/><updated/></info>${macros}
    <citation><layout><text variable="title"/></layout></citation>
    <bibliography><layout delimiter=";">${layout}</layout></bibliography></style>`);
}

function format(style: StyleNode, item: CslItem): string {
  const system = {
    retrieveLocale: () => structuredClone(LOCALE),
    retrieveItem: () => structuredClone(item),
  };
  const engine = new CSL.Engine(system, structuredClone(style), "en-US", true);
  engine.updateItems([item.id]);
  const bibliography = engine.makeBibliography();
  return bibliography ? bibliography[1].join("") : "";
}

/** The work with each selection of its variables. */
function selections(): CslItem[] {
  return Array.from({ length: 2 ** VARIABLES.length }, (_, bits) => {
    const absent = VARIABLES.filter((_name, index) => (bits & (2 ** index)) === 0);
    const left = Object.entries(WORK).filter(([name]) => !absent.some((each) => each === name));
    return Object.fromEntries(left) as unknown as CslItem;
  });
}

const text = (name: string) => `<text variable="${name}"/>`;
const group = (...children: string[]) => `<group delimiter=", ">${children.join("")}</group>`;
const circa = `<text term="circa"/>`;
const value = `<text value="no."/>`;
const date = `<date variable="issued"><date-part name="year"/></date>`;
const nothing = group(`<choose><if type="bill">${text("title")}</if></choose>`);
const choice = (test: string, one: string, other: string) =>
  `<choose><if variable="${test}">${one}</if><else>${other}</else></choose>`;
const names = (substitutes: string) =>
  `<names variable="author">${substitutes && `<substitute>${substitutes}</substitute>`}</names>`;

const LAYOUTS: Record<string, [layout: string, macros?: string]> = {
  "variables side by side": [group(text("title"), text("volume"), text("page"))],
  "terms beside a variable": [group(circa, text("volume"), value) + group(value, text("page"))],
  "a term behind an empty group": [group(text("volume"), nothing, circa) + text("title")],
  "a term before an empty group": [group(circa, text("volume"), nothing, text("page"))],
  "an empty group before a variable": [group(nothing, text("volume"), circa, text("page"))],
  "groups in groups": [
    group(circa, group(value, text("volume")), group(circa, group(text("page"), text("issue")))),
  ],
  "a choice beside a term": [group(circa, choice("title", text("volume"), value), text("page"))],
  "a choice with nothing to show": [
    group(text("volume"), choice("title", text("issue"), nothing), circa),
  ],
  "a label beside its number": [group(`<label variable="page"/>`, `<number variable="page"/>`)],
  "a term behind names": [group(names(""), circa, text("title"))],
  "a term behind a date": [group(date, circa, text("title"))],
  "a term behind a number": [group(`<number variable="volume"/>`, circa, text("title"))],
  "a term of the layout": [text("page") + circa + text("volume") + names("") + circa],
  "a term behind a suppressed group": [group(group(text("volume"), circa), value, circa)],
  "a date": [group(circa, date)],
  "names with others in their place": [
    group(names(`<names variable="editor"/>${text("title")}`), text("title"), text("volume")),
  ],
  "names with a macro in their place": [
    group(names(`<text macro="work"/>${text("page")}`), circa, text("title"), text("page")),
    `<macro name="work">${group(circa, text("title"), text("volume"))}</macro>`,
  ],
  "macros that are empty": [
    group(`<text macro="none"/>`, circa) + group(circa, `<text macro="number"/>`, text("page")),
    `<macro name="none">${nothing}</macro><macro name="number">${text("volume")}${value}</macro>`,
  ],
};

describe("omitAbsent", () => {
  it.each(Object.entries(LAYOUTS))("changes no citation: %s", (_name, [layout, macros]) => {
    const style = styleOf(layout, macros);
    for (const item of selections()) {
      const shorter = omitAbsent(style, new Set(Object.keys(item)));
      expect(format(shorter, item), Object.keys(item).join(" ")).toBe(format(style, item));
    }
  });

  it("leaves out what shows nothing", () => {
    const style = styleOf(group(circa, text("volume")) + group(text("title"), text("issue")));
    const shorter = JSON.stringify(omitAbsent(style, new Set(["title"])));
    expect(shorter).not.toMatch(/volume|issue|circa/);
    expect(JSON.stringify(style)).toMatch(/volume.*issue/);
  });
});
