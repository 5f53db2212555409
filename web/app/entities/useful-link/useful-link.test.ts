import { describe, expect, it } from "vitest";
import { usefulLinkInput } from "./input";
import { type UsefulLink, categoriesOf, nextRank, withMoved } from "./useful-link";
import { toLinkGroups } from "./view.server";

function link(attributes: Partial<UsefulLink>): UsefulLink {
  return {
    id: "a",
    title: "A title",
    url: "https://www.example.org/path",
    description: null,
    category: "Data",
    order_rank: 1,
    is_premium: false,
    ...attributes,
  };
}

describe("the place of a new link", () => {
  it("is after the last one, and 1 for the first", () => {
    expect(nextRank([])).toBe(1);
    expect(nextRank([{ order_rank: 3 }, { order_rank: 40 }, { order_rank: 0 }])).toBe(41);
    expect(nextRank([{ order_rank: -5 }])).toBe(-4);
  });
});

it("puts a link elsewhere", () => {
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(withMoved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(withMoved(["a"], 3, 0)).toEqual(["a"]);
});

describe("groups", () => {
  it("stand in alphabetical order, their links in their own", () => {
    const groups = toLinkGroups([
      link({ id: "1", category: "tools" }),
      link({ id: "2", category: null }),
      link({ id: "3", category: "Data" }),
      link({ id: "4", category: "tools" }),
      link({ id: "5", category: "  " }),
    ]);
    expect(groups.map(({ category, links }) => [category, links.map(({ id }) => id)])).toEqual([
      ["Data", ["3"]],
      ["tools", ["1", "4"]],
      ["Uncategorized", ["2", "5"]],
    ]);
  });

  it("hold a category in all its spellings, and have the name that comes first", () => {
    const links = [
      link({ id: "1", category: "ärzte" }),
      link({ id: "2", category: "Ärzte" }),
      // The same letter from two signs, as a Mac writes it in names of files.
      link({ id: "3", category: "A\u0308RZTE" }),
      link({ id: "4", category: "Arzte" }),
      link({ id: "5", category: "Open\u00a0 Data" }),
      link({ id: "6", category: "open data" }),
      link({ id: "7", category: "Uncategorized" }),
      link({ id: "8", category: null }),
    ];
    expect(
      toLinkGroups(links).map(({ category, links: held }) => [category, held.map(({ id }) => id)]),
    ).toEqual([
      ["Arzte", ["4"]],
      ["ärzte", ["1", "2", "3"]],
      ["Open\u00a0 Data", ["5", "6"]],
      ["Uncategorized", ["7", "8"]],
    ]);
    expect(categoriesOf(links)).toEqual(["Arzte", "ärzte", "Open\u00a0 Data", "Uncategorized"]);
  });

  it("name each category once", () => {
    expect(categoriesOf([link({}), link({}), link({ category: null })])).toEqual(["Data"]);
  });

  it("link nowhere unsafe, and name the site", () => {
    const [group] = toLinkGroups([link({ url: "javascript:alert(1)" }), link({})]);
    expect(group?.links.map(({ href, site }) => [href, site])).toEqual([
      [null, null],
      ["https://www.example.org/path", "example.org"],
    ]);
  });

  it.each([
    ["https://www.xn--mller-kva.de/", "müller.de"],
    ["https://müller.de/", "müller.de"],
    ["http://[2001:db8::1]:8080/", "[2001:db8::1]"],
  ])("name the host of %s in its own letters", (url, site) => {
    expect(toLinkGroups([link({ url })])[0]?.links[0]?.site).toBe(site);
  });
});

describe("input", () => {
  const complete = { title: " A title ", url: "https://example.org", category: " Data " };

  it("trims, and has the defaults of the spec", () => {
    expect(usefulLinkInput.parse(complete)).toEqual({
      title: "A title",
      url: "https://example.org",
      description: null,
      category: "Data",
      order_rank: 0,
      is_premium: false,
    });
  });

  it.each([
    ["12", 12],
    ["-3", -3],
    ["7.9", 7],
    ["seven", 0],
    [undefined, 0],
  ])("reads the order %j as %j", (order_rank, number) => {
    expect(usefulLinkInput.parse({ ...complete, order_rank }).order_rank).toBe(number);
  });

  it.each([
    ["title", undefined, "Title is required"],
    ["url", " ", "URL is required"],
    ["url", "example.org", "Must be a valid URL"],
    ["url", "javascript:alert(1)", "Must be a valid URL"],
    ["category", "", "Category is required"],
    ["order_rank", "99999999999", "Order must be a number of at most nine digits"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const result = usefulLinkInput.safeParse({ ...complete, [field]: value });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      [field, message],
    ]);
  });
});
