import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createNegotiation } from "./negotiate";

const BIB = "application/x-bibtex";
const JSON_TYPE = "application/vnd.citationstyles.csl+json";

const alternates = { [BIB]: ".bib", [JSON_TYPE]: ".json" };
const route = (id: string, path: string, handle?: unknown) => ({
  id,
  path,
  module: { default: () => null, ...(handle !== undefined && { handle }) },
});
const routes: ServerBuild["routes"] = Object.fromEntries(
  [
    route("list", "publications", { alternates }),
    route("one", "publications/:slug", { alternates }),
    route("other", "contact"),
    route("odd", "odd", { alternates: { "text/odd": 7 } }),
  ].map((entry) => [entry.id, entry]),
);
const negotiate = createNegotiation(routes);
const ask = (url: string, accept?: string, method = "GET") =>
  negotiate({ method, url, headers: accept === undefined ? {} : { accept } });

describe("what a request accepts", () => {
  it("leads to the file, with the query", () => {
    expect(ask("/publications/vial-2019", BIB)).toBe("/publications/vial-2019.bib");
    expect(ask("/publications?year=2019&type=book", JSON_TYPE)).toBe(
      "/publications.json?year=2019&type=book",
    );
    expect(ask("/publications", `text/html;q=0.5, ${BIB}`, "HEAD")).toBe("/publications.bib");
    expect(ask("/publications", `${BIB};q=0.2, ${JSON_TYPE};q=0.9`)).toBe("/publications.json");
    expect(ask("/publications", "Application/X-BibTeX")).toBe("/publications.bib");
    expect(ask("/publications", `${BIB}; charset=utf-8`)).toBe("/publications.bib");
    expect(ask("/publications", `text/html;q=0.5,${BIB} ;Charset="UTF-8" ;q=0.9`)).toBe(
      "/publications.bib",
    );
    expect(ask("/publications", `TEXT/HTML, ${BIB.toUpperCase()};Q=0.9`)).toBeNull();
  });

  it.each([
    undefined,
    "",
    "*/*",
    "text/html",
    "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "application/json",
    `text/html, ${BIB}`,
    `text/html, ${BIB};q=0.9`,
    `${BIB};q=0`,
    `${BIB};charset=utf-8;q=0`,
    `${BIB};charset=utf-16`,
    `text/html;charset=utf-8, ${BIB};q=0.9`,
    ";;;,,,;q=",
    `${BIB},`.repeat(200),
    "\u0000\u00ff",
  ])("is the page: %s", (accept) => expect(ask("/publications", accept)).toBeNull());

  it("means nothing for other pages, addresses and methods", () => {
    expect(ask("/contact", BIB)).toBeNull();
    expect(ask("/odd", "text/odd")).toBeNull();
    expect(ask("/publications.bib", JSON_TYPE)).toBeNull();
    expect(ask("/publications/%2e%2e", BIB)).toBeNull();
    expect(ask("//publications", BIB)).toBeNull();
    expect(ask("/publications", BIB, "POST")).toBeNull();
  });
});
