import { describe, expect, test } from "vitest";
import { Response } from "undici";
import { readRetryAfter, readText } from "../../src/import/lookup/answer";
import { itemInAnswer } from "../../src/import/lookup/doi-answer";
import { isPublicAddress } from "../../src/import/lookup/public-address";
import { isExemptFrom, METADATA_HOSTS, redirectTarget } from "../../src/import/lookup/redirects";
import { fromCslItem } from "../../src/import/parse/csl-item";
import { crossrefAnswer, dataCiteAnswer, dataCiteWork } from "../support/doi-answers";

describe("waiting", () => {
  test.each([
    ["5", 5_000],
    ["0", 0],
    ["Wed, 21 Oct 2026 07:28:10 GMT", 10_000],
    ["Wed, 21 Oct 2026 07:27:00 GMT", 0],
    ["soon", null],
    ["-5", null],
    [null, null],
  ])("Retry-After: %s", (value, ms) => {
    expect(readRetryAfter(value, Date.parse("2026-10-21T07:28:00Z"))).toBe(ms);
  });
});

describe("redirects", () => {
  test("lead to the named hosts, by https", () => {
    const base = new URL("https://doi.org");
    const follow = (location: string) =>
      redirectTarget(new URL("https://doi.org/10.1000/x"), location, base, METADATA_HOSTS).href;
    for (const host of [
      "api.crossref.org",
      "data.crossref.org",
      "data.crosscite.org",
      "api.datacite.org",
    ]) {
      expect(follow(`https://${host}/v1/works#x`)).toBe(`https://${host}/v1/works`);
    }
    expect(follow("/other")).toBe("https://doi.org/other");
    for (const location of [
      "http://doi.org/x",
      "https://doi.org:8443/x",
      "https://u:p@doi.org/x",
      "https://data.medra.org/x",
    ]) {
      expect(() => follow(location), location).toThrow("which is not asked.");
    }
  });
});

describe("private addresses", () => {
  test.each([
    "127.0.0.1",
    "127.8.8.8",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.255",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "203.0.113.9",
    "240.0.0.1",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:7f00:1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "2001::1",
    "2002:7f00:1::1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::808:808",
    "100::1",
    "4000::1",
    "doi.org",
    "",
    "256.1.1.1",
  ])("%s is none of the public internet", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "2606:4700::1111",
  ])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

  test("are asked only where the setting itself names them, at its own port", () => {
    const exempt = (base: string, host: string, port: string) =>
      isExemptFrom(new URL(base))(host, port);
    expect(exempt("http://127.0.0.1:9000", "127.0.0.1", "9000")).toBe(true);
    expect(exempt("http://localhost:9000/base", "localhost", "9000")).toBe(true);
    expect(exempt("http://[::1]", "[::1]", "")).toBe(true);
    expect(exempt("http://127.0.0.1:9000", "127.0.0.1", "9001")).toBe(false);
    expect(exempt("http://127.0.0.1:9000", "127.0.0.2", "9000")).toBe(false);
    expect(exempt("https://doi.org", "doi.org", "")).toBe(false);
    expect(exempt("https://mirror.example.edu", "mirror.example.edu", "")).toBe(false);
  });
});

describe("envelopes of the registration agencies", () => {
  test.each([
    [
      "Crossref",
      crossrefAnswer(),
      {
        type: "conference-paper",
        title: "Telling apart the bells of ships and of churches in dense fog",
        authors: ["V. Okonjo", "T. Quillon"],
        doi: "10.5555/bells.2003.0877",
        pages: "877-882",
      },
    ],
    [
      "DataCite",
      dataCiteAnswer(),
      {
        type: "dataset",
        title: "Clupea harengus scale images from warm and cold bays of two islands.",
        authors: ["Isolde Varga", "Jonas Pell", "Wenke Pellworm", "Maria Sandoz-Ilk"],
        doi: "10.5555/m9.herring.1449",
        publication_date: "2020-01-01",
        date_precision: "year",
        publisher: "Harbour Archive",
      },
    ],
    [
      "DataCite, without an envelope",
      dataCiteWork(),
      {
        type: "article",
        title: "Drinking your own Sea Water",
        authors: ["Isolde Varga"],
        doi: "10.5555/4k3m-blog",
        publication_date: "2016-12-20",
        publisher: "Harbour Archive",
      },
    ],
  ])("%s", (_, answer, fields) => {
    expect(fromCslItem(itemInAnswer(answer))).toMatchObject({ problem: null, fields });
  });

  test("what is no work is none", () => {
    for (const value of [
      null,
      1,
      "x",
      {},
      [],
      { message: {} },
      { data: { attributes: {} } },
      { title: [] },
    ]) {
      expect(itemInAnswer(value)).toBeUndefined();
    }
  });
});

/** Anybody can register a DOI with texts that take long to read, and the cms reads answers beside its requests. */
describe("answers that are made to keep the cms busy", () => {
  const LENGTH = 20_000;
  const SLOW_MS = 500;

  const timeOf = async (work: () => unknown): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const long = (unit: string) => `a${unit.repeat(LENGTH / unit.length)}b`;
  const read = (item: object) => fromCslItem({ type: "article-journal", title: "T", ...item });

  test.each([
    ["a name of commas", (text: string) => ({ author: [{ literal: text }] }), ","],
    ["a name of letters", (text: string) => ({ author: [text] }), "A"],
    ["a family name", (text: string) => ({ author: [{ family: text, given: "A" }] }), ", "],
    ["pages", (text: string) => ({ page: text }), ","],
    ["an edition", (text: string) => ({ edition: text }), ", "],
    ["a DOI", (text: string) => ({ DOI: text }), "\\"],
    ["a title of formulas", (text: string) => ({ title: text }), "<annotation>"],
    ["a title of unfinished formulas", (text: string) => ({ title: text }), "<annotation "],
    ["an address of blanks", (text: string) => ({ URL: text }), " "],
    ["an address of backslashes", (text: string) => ({ URL: text }), "\\"],
  ])("%s", async (_, itemWith, unit) => {
    read(itemWith(unit));
    const item = { ...itemWith(long(unit)) };
    const all = Array.from({ length: 5 }, () => item);
    expect(await timeOf(() => all.map((each) => read(each).fields.title))).toBeLessThan(SLOW_MS);
  });

  test("comments in front of what is no page", async () => {
    const body = `${"<!---->".repeat(26)}{`;
    const answer = async () =>
      expect(readText(new Response(body), "doi.example", 10_000)).rejects.toThrow();
    expect(await timeOf(answer)).toBeLessThan(SLOW_MS);
    const page = new Response(`<!-- a -->\n<!-- b -- c -->\n<html>`);
    await expect(readText(page, "doi.example", 10_000)).rejects.toThrow(/web page/);
  });

  test("formulas in another notation are left out", () => {
    const titleOf = (title: string) => read({ title }).fields.title;
    expect(titleOf('x<tex-math id="1">\\frac<b>1</b></tex-math> and y')).toBe("x and y");
    expect(titleOf("a<mml:annotation-xml><annotation>b</annotation>c</mml:annotation-xml>d")).toBe(
      "ad",
    );
    expect(titleOf("a<annotation>b</annotation>c<annotation>d</annotation>e")).toBe("ace");
    expect(titleOf("a<annotation>b")).toBe("a<annotation>b");
    expect(titleOf(`a<annotation>${"b".repeat(6000)}<annotation>c</annotation>d`)).toMatch(
      /^a<ann/,
    );
  });

  test("what is no longer than usual is read as before", () => {
    const name = "Weller, Hilary";
    const { fields } = read({ author: [{ literal: name }], page: "12 -- 18", edition: "2nd ed." });
    expect(fields).toMatchObject({ authors: ["Hilary Weller"], pages: "12-18", edition: "2" });
  });
});
