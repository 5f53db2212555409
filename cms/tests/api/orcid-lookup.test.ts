import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type * as Lookup from "../../src/import/lookup";
import type * as Settings from "../../src/settings";
import { compiled } from "../support/compiled";
import { longestPause } from "../support/longest-pause";
import { json, LookupServer, redirect, status, text } from "../support/lookup-server";
import {
  orcidBulk,
  orcidList,
  orcidNotFound,
  orcidWork,
  orcidWorkOfMany,
  value,
} from "../support/orcid-records";

const { lookUpOrcid } = compiled("import/lookup") as typeof Lookup;
const { settings } = compiled("settings") as typeof Settings;

const ID = "0000-0002-1825-0097";
const publicSettings = { ...settings.lookups };
let server: LookupServer;

beforeEach(async () => {
  server = await LookupServer.start();
  settings.lookups.orcidApiUrl = `${server.address}/v3.0`;
});
afterEach(async () => {
  Object.assign(settings.lookups, publicSettings);
  await server.close();
});

interface Work {
  code: number;
  title?: string;
  type?: string;
  doi?: string;
  versionOf?: string;
  index?: string;
  authors?: string[];
  date?: string[];
  more?: Record<string, unknown>;
}

function summary({ code, title, type, doi, versionOf, index, date, more }: Work) {
  const ids = [
    ...(doi === undefined ? [] : [["self", doi]]),
    ...(versionOf === undefined ? [] : [["version-of", versionOf]]),
  ].map(([relation, id]) => ({
    "external-id-type": "doi",
    "external-id-value": id,
    "external-id-relationship": relation,
  }));
  const [year, month, day] = date ?? ["2020"];
  return {
    "put-code": code,
    title: title === undefined ? null : { title: value(title), subtitle: null },
    type: type ?? "journal-article",
    "display-index": index ?? "0",
    "external-ids": { "external-id": ids },
    "publication-date": {
      year: value(year ?? ""),
      month: month === undefined ? null : value(month),
      day: day === undefined ? null : value(day),
    },
    ...more,
  };
}

function details(work: Work) {
  const contributor = (work.authors ?? ["Josiah Carberry"]).map((name) => ({
    "credit-name": value(name),
    "contributor-attributes": { "contributor-role": "author" },
  }));
  return { work: { ...summary(work), contributors: { contributor } } };
}

/** A record with these groups, and the details of all of their works. */
function serve(...groups: Work[][]): void {
  const works = groups.flat();
  server
    .on(
      `/v3.0/${ID}/works`,
      json({ group: groups.map((group) => ({ "work-summary": group.map(summary) })) }),
    )
    .on(
      `/v3.0/${ID}/works/${works.map(({ code }) => code).join(",")}`,
      json({ bulk: works.map(details) }),
    );
}

describe("a group", () => {
  test("of article, preprint and corrigendum is a publication, its version, and a correction", async () => {
    serve(
      [{ code: 1, title: "Something before", doi: "10.1000/before" }],
      [
        { code: 2, title: "Correction to: On cracked pots", doi: "10.1000/pots", index: "9" },
        {
          code: 3,
          title: "On cracked pots",
          type: "preprint",
          doi: "10.48550/arXiv.2001.00001",
          versionOf: "10.1000/pots",
          index: "5",
        },
        {
          code: 4,
          title: "ON CRACKED POTS",
          doi: "10.1000/pots",
          index: "2",
          authors: ["Carberry, Josiah"],
        },
        {
          code: 5,
          title: "On cracked pots",
          doi: "10.1000/POTS",
          index: "1",
          authors: ["Josiah Carberry", "Jane Doe"],
          date: ["2020", "05", "14"],
        },
      ],
    );
    const { entries, error } = await lookUpOrcid(ID);
    expect(error).toBeNull();
    expect(
      entries.map(({ fields, versionOf }) => [fields.type, fields.title, fields.doi, versionOf]),
    ).toEqual([
      ["article", "Something before", "10.1000/before", null],
      ["article", "On cracked pots", "10.1000/pots", null],
      ["preprint", "On cracked pots", "10.48550/arXiv.2001.00001", 1],
      ["article", "Correction to: On cracked pots", undefined, null],
    ]);
    expect(entries[1]?.fields).toMatchObject({
      authors: ["Josiah Carberry", "Jane Doe"],
      publication_date: "2020-05-14",
      date_precision: "day",
    });
    expect(entries[2]?.fields).toMatchObject({ publisher: "arXiv", eprint: "2001.00001" });
  });

  test("of a preprint alone, or of a correction alone, is that work", async () => {
    serve(
      [{ code: 1, title: "Only a draft", type: "preprint", doi: "10.31234/osf.io/abc" }],
      [{ code: 2, title: "Erratum: a sad story", doi: "10.1000/erratum" }],
    );
    const { entries } = await lookUpOrcid(ID);
    expect(entries.map(({ fields, versionOf }) => [fields.type, fields.title, versionOf])).toEqual([
      ["preprint", "Only a draft", null],
      ["article", "Erratum: a sad story", null],
    ]);
  });

  test("keeps its title that begins like a correction but is none", async () => {
    serve([
      { code: 1, title: "Correction of refractive errors", index: "1" },
      { code: 2, title: "Refractive errors corrected" },
    ]);
    const { entries } = await lookUpOrcid(ID);
    expect(entries.map(({ fields }) => fields.title)).toEqual(["Correction of refractive errors"]);
  });

  test("of several preprints keeps each of them", async () => {
    serve([
      { code: 1, title: "A", doi: "10.1000/a" },
      { code: 2, title: "A", type: "preprint", doi: "10.1101/2020.01.01.1" },
      { code: 3, title: "A", type: "preprint", doi: "10.1101/2020.01.01.1" },
      { code: 4, title: "A", type: "preprint", doi: "10.2139/ssrn.1" },
    ]);
    const { entries } = await lookUpOrcid(ID);
    expect(entries.map(({ fields, versionOf }) => [fields.doi, versionOf])).toEqual([
      ["10.1000/a", null],
      ["10.1101/2020.01.01.1", 0],
      ["10.2139/ssrn.1", 0],
    ]);
  });
});

describe("a record of real life", () => {
  test("has the title that does not shout, of one word as well; an acronym alone stays", async () => {
    serve(
      [
        { code: 1, title: "NANOPARTICLES", doi: "10.1000/nano", index: "1" },
        { code: 2, title: "Nanoparticles", doi: "10.1000/nano" },
      ],
      [{ code: 3, title: "BERT", doi: "10.1000/bert" }],
      [
        { code: 4, title: "CRISPR", doi: "10.1000/crispr", index: "1" },
        { code: 5, title: "CRISPR-CAS9", doi: "10.1000/crispr" },
      ],
    );
    const { entries } = await lookUpOrcid(ID);
    expect(entries.map(({ fields }) => fields.title)).toEqual(["Nanoparticles", "BERT", "CRISPR"]);
  });

  test("whose list and details differ: subtitle, ids that are none, dates", async () => {
    server
      .on(`/v3.0/${ID}/works`, json(orcidList(ID, 178602)))
      .on(
        `/v3.0/${ID}/works/178602`,
        json({ bulk: [{ work: { ...orcidWork(), "put-code": 178602 } }] }),
      );
    const { entries } = await lookUpOrcid(`https://orcid.org/${ID}`);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.fields).toMatchObject({
      type: "article",
      title: "Harbour clocks: why they are slow",
      journal: "Journal of Slow Time",
      publication_date: "2022-05-24",
      date_precision: "day",
      abstract: "Eleven clocks by the sea were watched for a winter.",
      url: "https://example.com/clocks",
    });
    // One is a part of something, the other is no DOI.
    expect(entries[0]?.fields.doi).toBeUndefined();
  });

  test("51 contributors are 49 authors and an editor; a translator is neither", async () => {
    const work = { ...orcidWorkOfMany(), "put-code": 7 };
    server
      .on(`/v3.0/${ID}/works`, json({ group: [{ "work-summary": [summary({ code: 7 })] }] }))
      .on(`/v3.0/${ID}/works/7`, json({ bulk: [{ work }] }));
    const { entries } = await lookUpOrcid(ID);
    const { doi, authors, editors } = entries[0]?.fields ?? {};
    expect(doi).toBe("10.5555/clocks.51");
    expect(authors).toHaveLength(49);
    // Two pairs of them share a name.
    expect(new Set(authors).size).toBe(47);
    expect(authors?.slice(0, 2)).toEqual(["Belamy", "Coramy"]);
    expect(editors).toEqual(["Jesamy"]);
    expect(authors).not.toContain("Holamy");
  });

  test("three works of a bulk that names no codes, by their order", async () => {
    const group = [1, 2, 3].map((code) => ({ "work-summary": [summary({ code })] }));
    server
      .on(`/v3.0/${ID}/works`, json({ group }))
      .on(`/v3.0/${ID}/works/1,2,3`, json(orcidBulk()));
    const { entries } = await lookUpOrcid(ID);
    expect(entries.map(({ fields }) => [fields.title, fields.doi, fields.authors])).toEqual([
      ["Fog one: a beginning", "10.5555/fog.2015.01", undefined],
      ["Fog two", "10.5555/fog.2015.02", ["Belamy"]],
      ["Fog three: an end", "10.5555/fog.2015.03", undefined],
    ]);
    const warnings = entries.map((entry) => entry.warnings.map(({ message }) => message));
    expect(warnings[0]).toEqual(["The ORCID record names no authors."]);
    expect(warnings[1]).toEqual([]);
  });

  test("people are written in display order, editors apart, nobody twice", async () => {
    const person = (name: string, role: string) => ({
      "credit-name": value(name),
      "contributor-attributes": { "contributor-role": role },
    });
    const contributor = [
      person("Carberry, Josiah", "http://credit.niso.org/contributor-roles/conceptualization/"),
      person("Carberry, Josiah", "http://credit.niso.org/contributor-roles/investigation/"),
      person("Ludwig van Beethoven", "author"),
      person("山田彬尭", "author"),
      person("Ed Itor", "editor"),
      person("Trans Lator", "chair-or-translator"),
      { "credit-name": null },
      null,
      "nobody",
    ];
    const work = { ...summary({ code: 1, title: "A" }), contributors: { contributor } };
    server
      .on(`/v3.0/${ID}/works`, json({ group: [{ "work-summary": [summary({ code: 1 })] }] }))
      .on(`/v3.0/${ID}/works/1`, json({ bulk: [{ work }] }));
    const { entries } = await lookUpOrcid(ID);
    expect(entries[0]?.fields.authors).toEqual([
      "Josiah Carberry",
      "Ludwig van Beethoven",
      "山田彬尭",
    ]);
    expect(entries[0]?.fields.editors).toEqual(["Ed Itor"]);
  });
});

describe("what is wrong with one work never loses the others", () => {
  test("records that are none, without a title, with impossible dates", async () => {
    const group = [
      null,
      "a group",
      { "work-summary": "none" },
      { "work-summary": [] },
      { "work-summary": [null, 5, summary({ code: 1, title: "Sound" })] },
      { "work-summary": [{ ...summary({ code: 2 }), title: 5, "external-ids": [], type: {} }] },
      { "work-summary": [summary({ code: 3, title: "Late", date: ["2020", "13", "45"] })] },
      { "work-summary": [{ title: { title: value("Without a code") } }] },
    ];
    server.on(`/v3.0/${ID}/works`, json({ group })).on(
      `/v3.0/${ID}/works/1,2,3`,
      json({
        bulk: [details({ code: 1, title: "Sound" }), { error: { "response-code": 404 } }, null],
      }),
    );
    const { entries } = await lookUpOrcid(ID);
    expect(entries.map(({ fields, problem }) => fields.title ?? problem?.message)).toEqual([
      ...Array<string>(4).fill("A work of the ORCID record could not be read."),
      "Sound",
      "This entry has no title.",
      "Late",
      "Without a code",
    ]);
    expect(entries[6]?.fields).toMatchObject({
      publication_date: "2020-01-01",
      date_precision: "year",
    });
    expect(entries[6]?.warnings.map(({ message }) => message)).toContain(
      `${server.host} has not answered with the details of this work.`,
    );
  });

  test("an answer that one work spoils is asked for in halves", async () => {
    const codes = Array.from({ length: 120 }, (_, index) => index + 1);
    const group = codes.map((code) => ({
      "work-summary": [summary({ code, title: `Work ${code}` })],
    }));
    server.on(`/v3.0/${ID}/works`, json({ group }));
    server.otherwise = (response, request) => {
      const asked = (request.url ?? "").split("/").at(-1)?.split(",").map(Number) ?? [];
      // One is broken JSON, one is too large, one breaks the server.
      if (asked.includes(60)) response.writeHead(500).end();
      else if (asked.includes(7)) response.end('{"bulk": [');
      else if (asked.includes(110)) response.end(JSON.stringify({ bulk: "x".repeat(2_100_000) }));
      else
        response.end(
          JSON.stringify({ bulk: asked.map((code) => details({ code, title: `Work ${code}` })) }),
        );
    };
    const progress: number[] = [];
    const { entries } = await lookUpOrcid(ID, { onProgress: (done) => progress.push(done) });
    expect(entries.map(({ fields }) => fields.title)).toEqual(codes.map((code) => `Work ${code}`));
    const spoilt = entries.flatMap(({ fields, warnings }) =>
      fields.authors ? [] : [fields.title, warnings[0]?.message],
    );
    expect(spoilt).toEqual([
      "Work 7",
      `The details of this work are missing: The answer of ${server.host} is not valid JSON.`,
      "Work 60",
      `The details of this work are missing: ${server.host} answered with an error (500).`,
      "Work 110",
      `The details of this work are missing: The answer of ${server.host} is larger than 2 MB.`,
    ]);
    expect(progress.at(-1)).toBe(120);
    expect(server.mostAtOnce).toBeLessThanOrEqual(2);
  });

  test("without any details the summaries are there all the same", async () => {
    serve([{ code: 1, title: "A", doi: "10.1000/a" }], [{ code: 2, title: "B" }]);
    server.on(`/v3.0/${ID}/works/1,2`, status(403));
    const { entries, error } = await lookUpOrcid(ID);
    expect([error, ...entries.map(({ fields }) => fields.title)]).toEqual([null, "A", "B"]);
  });
});

describe("a whole record", () => {
  test("with works that are made to be slow to read does not keep the process busy", async () => {
    const title = `Notes ${"<i> ".repeat(400_000)}`;
    const more = { x: Array.from({ length: 100_000 }, () => ({})) };
    serve([{ code: 1, title, more }], [{ code: 2, title: "On cracked pots" }]);
    let titles: (string | undefined)[] = [];
    const pause = await longestPause(async () => {
      const { entries } = await lookUpOrcid(ID);
      titles = entries.map(({ fields }) => fields.title?.slice(0, 5));
    });
    expect(titles).toEqual(["Notes", "On cr"]);
    expect(pause).toBeLessThan(250);
  });

  test.each([
    [
      "404",
      status(404, {}, JSON.stringify(orcidNotFound(ID))),
      "{host} does not know the ORCID iD {id}.",
    ],
    ["500", status(500), "{host} answered with an error (500)."],
    [
      "429",
      status(429, { "retry-after": "3600" }),
      "{host} has had too many requests. Try again in 60 minutes.",
    ],
    [
      "HTML",
      text("<!doctype html><p>Maintenance"),
      "{host} answered with a web page instead of bibliographic data.",
    ],
    ["bad JSON", text("{"), "The answer of {host} is not valid JSON."],
    [
      "something else",
      json({ works: [] }),
      "{host} has no bibliographic data in a form that can be read.",
    ],
    ["no works", json({ group: [] }), "The ORCID record {id} has no public works."],
    ["too much", text(" ".repeat(8_100_000)), "The answer of {host} is larger than 8 MB."],
    [
      "a redirect inside",
      redirect("http://169.254.169.254/"),
      "{host} redirected to http://169.254.169.254, which is not asked.",
    ],
    [
      "a redirect to Crossref",
      redirect("https://api.crossref.org/"),
      "{host} redirected to api.crossref.org, which is not asked.",
    ],
  ])("%s has its sentence", async (_, answer, sentence) => {
    server.on(`/v3.0/${ID}/works`, answer);
    const error = sentence.replace("{host}", server.host).replace("{id}", ID);
    expect(await lookUpOrcid(ID)).toEqual({ entries: [], error });
  });

  test("that has moved is read where it is now", async () => {
    serve([{ code: 1, title: "A" }]);
    server.on("/v3.0/0000-0001-5109-3700/works", redirect(`/v3.0/${ID}/works`, 301));
    expect((await lookUpOrcid("0000-0001-5109-3700")).entries).toHaveLength(1);
  });

  test("is asked for by an iD only, and when the setting allows it", async () => {
    for (const id of [
      "0000-0002-1825-0098",
      "../admin",
      "",
      "https://127.0.0.1/0000-0002-1825-0097",
    ]) {
      expect((await lookUpOrcid(id)).error).toBe("This is not an ORCID iD.");
    }
    settings.lookups.orcidApiUrl = null;
    expect((await lookUpOrcid(ID)).error).toBe(
      "Looking up ORCID iDs is turned off (ORCID_API_URL is empty).",
    );
    expect(server.connections).toBe(0);
  });

  test("an end by the signal is obeyed", async () => {
    serve([{ code: 1, title: "A" }]);
    const signal = AbortSignal.abort(new Error("discarded"));
    await expect(lookUpOrcid(ID, { signal })).rejects.toThrow("discarded");
  });
});
