import { describe, expect, test } from "vitest";
import { parseSource } from "../../src/import/parse";
import { toDoi, toUrl } from "../../src/import/parse/identifiers";

const read = (text: string) => parseSource({ name: null, bytes: new TextEncoder().encode(text) });

describe("an address in TeX is whole", () => {
  test.each([
    [String.raw`http://x.org/a{\_}b`, "http://x.org/a_b"],
    [String.raw`\url{http://x.org/a{\_}b}`, "http://x.org/a_b"],
    [String.raw`http://x.org/{\~{}}ada/a{\&}b{\%}20c{\#}d`, "http://x.org/~ada/a&b%20c#d"],
    [String.raw`http://x.org/$\sim$ada/x`, "http://x.org/~ada/x"],
    [String.raw`http://x.org/$\mathtt{\sim}$ada/x`, "http://x.org/~ada/x"],
    [String.raw`http://x.org/\~{}ada/`, "http://x.org/~ada/"],
    [String.raw`http://x.org/\~ada/`, "http://x.org/~ada/"],
    [String.raw`http://x.org/a\textunderscore b`, "http://x.org/a_b"],
    [String.raw`http://x.org/a{\textunderscore}b`, "http://x.org/a_b"],
    [String.raw`http://x.org/\textasciitilde ada`, "http://x.org/~ada"],
    [String.raw`http://x.org/\textasciitilde{}ada`, "http://x.org/~ada"],
    [String.raw`http://x.org/{\textasciitilde}ada`, "http://x.org/~ada"],
    [String.raw`http://x.org/a{\textbackslash}{\_}b`, "http://x.org/a_b"],
    ["http://x.org/{~}ada", "http://x.org/~ada"],
    [String.raw`{http://x.org/a}`, "http://x.org/a"],
    [String.raw`\href{http://x.org/a\_b}{a link}`, "http://x.org/a_b"],
  ])("%s", (text, url) => {
    expect(toUrl(text)).toBe(url);
  });
});

describe("a DOI", () => {
  test.each([
    [
      "https://www.tandfonline.com/doi/full/10.1080/00401706.2019.1?journalCode=utch20",
      "10.1080/00401706.2019.1",
    ],
    ["https://onlinelibrary.wiley.com/doi/10.1002/abc.123/abstract", "10.1002/abc.123"],
    [
      "https://onlinelibrary.wiley.com/doi/10.1002/abc.123/abstract;jsessionid=1",
      "10.1002/abc.123",
    ],
    ["https://onlinelibrary.wiley.com/doi/10.1002/abc.123/pdf).", "10.1002/abc.123"],
    [
      "https://www.emerald.com/content/doi/10.1108/X-01-2020-0001/full/html",
      "10.1108/X-01-2020-0001",
    ],
    [
      "https://www.frontiersin.org/articles/10.3389/fpsyg.2013.00863/full",
      "10.3389/fpsyg.2013.00863",
    ],
    ["https://link.springer.com/content/pdf/10.1007/s00-1.pdf", "10.1007/s00-1"],
    ["https://link.springer.com/article/10.1007%2Fs00-1#Abs1", "10.1007/s00-1"],
    [
      "https://journals.plos.org/plosone/article/file?id=10.1371/journal.pone.0000217&type=printable",
      "10.1371/journal.pone.0000217",
    ],
    ["https://psycnet.apa.org/doiLanding?doi=10.1037%2Fabc0001", "10.1037/abc0001"],
    [
      "https://www.biorxiv.org/content/10.1101/2020.01.01.123456v2.full.pdf",
      "10.1101/2020.01.01.123456",
    ],
    ["https://academic.oup.com/nar/article/doi/10.1093/nar/gkz123/5420531", "10.1093/nar/gkz123"],
    [
      "https://onlinelibrary.wiley.com/doi/10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM5>3.0.CO;2-#/abstract",
      "10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM5>3.0.CO;2-#",
    ],
    [String.raw`\href{https://doi.org/10.1000/x}{10.1000/x}`, "10.1000/x"],
    ["https://doi.org/10.1000/x?lang=en", "10.1000/x"],
    [String.raw`10.1000/a{\textless}b{\textgreater}c{\textunderscore}d`, "10.1000/a<b>c_d"],
  ])("has nothing of the address around it: %s", (text, doi) => {
    expect(toDoi(text)).toBe(doi);
  });

  test.each([
    ...["10.1002/abc/full", "10.1000/x.pdf", "10.1000/x?y=1&z", "10.1000/full", "10.1101/123v2"],
    "10.1002/(SICI)1097-4636(1998)43:4<422::AID-JBM5>3.0.CO;2-Q",
    "10.1175/1520-0493(1974)102<0761:?>2.0.CO;2",
  ])("that is written bare stays as it is: %s", (doi) => {
    expect(toDoi(doi)).toBe(doi);
    expect(toDoi(`https://doi.org/${doi.replace(/\?y.*/, "")}`)).toBe(doi.replace(/\?y.*/, ""));
  });

  test("is found in the addresses of a list, and of an RIS file", () => {
    const address = "https://www.tandfonline.com/doi/full/10.1080/a.1?journalCode=utch20";
    expect(read(`${address}\n${address.replace("a.1", "a.2")}, 10.1000/c/full`).dois).toEqual([
      { doi: "10.1080/a.1", line: 1 },
      { doi: "10.1080/a.2", line: 2 },
      { doi: "10.1000/c/full", line: 2 },
    ]);
    const { entries } = read(`TY  - JOUR\nTI  - T\nUR  - ${address}\nER  - \n`);
    expect(entries[0]?.fields).toMatchObject({ doi: "10.1080/a.1", url: address });
  });
});

test.each([
  ...["orcid.org/0000-0002-1825-0097", "www.orcid.org/0000-0002-1825-0097/"],
  ...["https://orcid.org/0000-0002-1825-0097?lang=en", "https://orcid.org/0000-0002-1825-0097."],
  ...["0000-0002-1825-0097.", "ORCID: 0000000218250097", "https://orcid.org/0000-0002-1825-0097/"],
])("an ORCID iD is found in %s", (text) => {
  expect(read(text)).toMatchObject({ format: "orcid", orcid: "0000-0002-1825-0097" });
});
