import { gzipSync } from "node:zlib";
import { buildConnector } from "undici";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type * as Lookup from "../../src/import/lookup";
import { lookupClient } from "../../src/import/lookup/client";
import { publicConnector } from "../../src/import/lookup/connector";
import { isExemptFrom } from "../../src/import/lookup/redirects";
import type * as Settings from "../../src/settings";
import type { ParsedEntry } from "../../src/import/parse/types";
import { compiled } from "../support/compiled";
import { longestPause } from "../support/longest-pause";
import {
  after,
  cutOff,
  drip,
  json,
  LookupServer,
  redirect,
  status,
  text,
} from "../support/lookup-server";

const { lookUpDoi, lookUpDois } = compiled("import/lookup") as typeof Lookup;
const { settings } = compiled("settings") as typeof Settings;

const ITEM = {
  type: "journal-article",
  DOI: "10.1000/good",
  title: "On looking up",
  author: [{ family: "Lovelace", given: "Ada" }],
  issued: { "date-parts": [[2019, 5]] },
};

const publicSettings = { ...settings.lookups };
let server: LookupServer;
/** What nobody may ask. */
let victim: LookupServer;

beforeEach(async () => {
  server = (await LookupServer.start()).on("/10.1000/good", json(ITEM));
  victim = await LookupServer.start();
  settings.lookups.doiResolverUrl = server.address;
});
afterEach(async () => {
  Object.assign(settings.lookups, publicSettings);
  await Promise.all([server.close(), victim.close()]);
});

const asked = (...dois: string[]) =>
  lookUpDois(dois.map((doi, index) => ({ doi, line: index + 1 })));

async function problemOf(doi: string): Promise<string | undefined> {
  const [entry] = await asked(doi);
  if (entry?.problem) expect(entry.fields).toEqual({ doi });
  return entry?.problem?.message;
}

describe("a DOI", () => {
  test("becomes a publication, in the order of the list, each with its line", async () => {
    server.on("/10.1000/slow", after(300, json({ ...ITEM, DOI: "10.1000/slow", title: "Slow" })));
    const entries = await asked("10.1000/slow", "10.1000/none", "10.1000/good", "10.1000/good");
    expect(entries.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(entries.map(({ fields }) => fields.title)).toEqual([
      "Slow",
      undefined,
      "On looking up",
      "On looking up",
    ]);
    expect(entries[2]?.fields).toMatchObject({
      type: "article",
      authors: ["Ada Lovelace"],
      publication_date: "2019-05-01",
      date_precision: "month",
      doi: "10.1000/good",
    });
    expect(server.paths.filter((url) => url === "/10.1000/good")).toHaveLength(1);
  });

  test("is asked for in CSL-JSON, by somebody who can be written to", async () => {
    await lookUpDoi("10.1000/good");
    const { headers } = server.asked[0] ?? {};
    expect(headers?.accept).toContain("application/vnd.citationstyles.csl+json");
    expect(headers?.["user-agent"]).toMatch(/^Lectern \(https?:\/\/\S+; mailto:\S+@\S+\)$/);
    expect(headers?.["accept-encoding"]).toContain("gzip");
    expect(headers?.cookie).toBeUndefined();
  });

  test("is encoded, and never leads out of the resolver's path", async () => {
    settings.lookups.doiResolverUrl = `${server.address}/base`;
    server.on("/base/10.1002/(SICI)1%3C2%3A%3AAID%3E3.0.CO%3B2-%23%3F/x", json(ITEM));
    const [entry] = await asked("10.1002/(SICI)1<2::AID>3.0.CO;2-#?/x");
    expect(entry?.problem).toBeNull();
    const count = server.asked.length;
    for (const doi of ["10.1000/../../admin", "10.1000/.", "http://127.0.0.1/", "10.1000/\ud800"]) {
      expect(await problemOf(doi)).toBe("This is not a DOI such as 10.1000/182.");
    }
    expect(server.asked).toHaveLength(count);
  });

  test("with another DOI in its answer says so", async () => {
    server.on("/10.1000/alias", json(ITEM)).on("/10.1000/GOOD", json(ITEM));
    const [alias, upper] = await asked("10.1000/alias", "10.1000/GOOD");
    expect(alias?.warnings.map(({ message }) => message)).toEqual([
      `${server.host} has answered for 10.1000/alias with the DOI 10.1000/good.`,
    ]);
    expect(upper?.warnings).toEqual([]);
  });

  test("with a record that is made to be slow to read does not keep the process busy", async () => {
    const long = (unit: string) => unit.repeat(1_900_000 / unit.length);
    const items = {
      "10.1000/deep": `{"title":"Deep","x":${"[".repeat(900_000)}${"]".repeat(900_000)}}`,
      "10.1000/annotations": JSON.stringify({ ...ITEM, title: `Notes ${long("<annotation>")}` }),
      "10.1000/blanks": JSON.stringify({ ...ITEM, title: `Blanks ${long("<i> ")}` }),
      "10.1000/addresses": JSON.stringify({ ...ITEM, URL: long("http://a ") }),
      "10.1000/keywords": JSON.stringify({ ...ITEM, keyword: long("a,b;") }),
    };
    for (const [doi, body] of Object.entries(items)) server.on(`/${doi}`, text(body));
    await asked("10.1000/good");
    let entries: ParsedEntry[] = [];
    const pause = await longestPause(async () => (entries = await asked(...Object.keys(items))));
    expect(entries.map(({ fields }) => fields.title?.slice(0, 5))).toEqual([
      ...["Deep", "Notes", "Blank", "On lo", "On lo"],
    ]);
    // Without a thread it would be seconds.
    expect(pause).toBeLessThan(400);
  });

  test("is not looked up when the setting is empty", async () => {
    settings.lookups.doiResolverUrl = null;
    expect(await problemOf("10.1000/good")).toBe(
      "Looking up DOIs is turned off (DOI_RESOLVER_URL is empty).",
    );
  });
});

describe("each answer has its sentence", () => {
  const HTML = "<!DOCTYPE html><html><body>Not what you want</body></html>";
  test.each([
    ["404", status(404, {}, HTML), "{host} does not know the DOI 10.1000/bad.", 1],
    ["406", status(406), "{host} has no bibliographic data in a form that can be read.", 1],
    ["401", status(401), "{host} answered with an error (401).", 1],
    ["500", status(500, {}, HTML), "{host} answered with an error (500).", 3],
    ["503", status(503), "{host} answered with an error (503).", 3],
    [
      "429 with a long Retry-After",
      status(429, { "retry-after": "120" }),
      "{host} has had too many requests. Try again in 2 minutes.",
      1,
    ],
    ["429 without one", status(429), "{host} has had too many requests. Try again later.", 3],
    ["HTML", text(HTML), "{host} answered with a web page instead of bibliographic data.", 1],
    [
      "HTML by its type",
      text("Sorry", { "content-type": "text/html; charset=utf-8" }),
      "{host} answered with a web page instead of bibliographic data.",
      1,
    ],
    ["nothing", text(""), "{host} has no bibliographic data in a form that can be read.", 1],
    [
      "XML",
      text("<?xml version='1.0'?><x/>"),
      "{host} has no bibliographic data in a form that can be read.",
      1,
    ],
    ["bad JSON", text('{"title": "x" "DOI": 1}'), "The answer of {host} is not valid JSON.", 1],
    [
      "no work",
      json({ status: "failed" }),
      "{host} has no bibliographic data in a form that can be read.",
      1,
    ],
    [
      "a list of nothing",
      json([]),
      "{host} has no bibliographic data in a form that can be read.",
      1,
    ],
    ["a cut-off answer", cutOff('{"title": '), "The answer of {host} was cut off.", 3],
    ["a redirect to nowhere", status(302), "{host} redirected to nowhere, which is not asked.", 1],
  ])("%s", async (_, answer, sentence, tries) => {
    server.on("/10.1000/bad", answer);
    expect(await problemOf("10.1000/bad")).toBe(sentence.replace("{host}", server.host));
    expect(server.asked).toHaveLength(tries);
  });

  test("no network", async () => {
    const { address, host } = server;
    await server.close();
    settings.lookups.doiResolverUrl = address;
    expect(await problemOf("10.1000/good")).toBe(`${host} could not be reached.`);
  });

  test("a name that does not exist", async () => {
    settings.lookups.doiResolverUrl = "https://resolver.invalid";
    expect(await problemOf("10.1000/good")).toBe("resolver.invalid could not be reached.");
  });

  test("an answer of more than 2 MB, plain and unpacked, is not read to its end", async () => {
    const large = JSON.stringify({ ...ITEM, abstract: "x".repeat(2_100_000) });
    const bomb = gzipSync(Buffer.alloc(200_000_000, " "));
    server
      .on("/10.1000/large", text(large))
      .on("/10.1000/bomb", text(bomb, { "content-encoding": "gzip" }));
    const sentence = `The answer of ${server.host} is larger than 2 MB.`;
    expect(await problemOf("10.1000/large")).toBe(sentence);
    const before = process.memoryUsage().rss;
    expect(await problemOf("10.1000/bomb")).toBe(sentence);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect(server.asked).toHaveLength(2);
  });

  test("just under 2 MB, and packed, is read", async () => {
    const answer = JSON.stringify({ ...ITEM, note: "x".repeat(1_900_000) });
    server.on("/10.1000/good", text(gzipSync(answer), { "content-encoding": "gzip" }));
    expect((await asked("10.1000/good"))[0]?.fields.title).toBe("On looking up");
  });

  test("slow ones end after ten seconds in all", async () => {
    server.on("/10.1000/drip", drip).on("/10.1000/late", status(500), after(60_000, json(ITEM)));
    const started = performance.now();
    const entries = await asked("10.1000/late", "10.1000/drip");
    expect(performance.now() - started).toBeGreaterThan(9_500);
    expect(performance.now() - started).toBeLessThan(12_000);
    const sentence = `${server.host} did not answer within 10 seconds.`;
    expect(entries.map(({ problem }) => problem?.message)).toEqual([sentence, sentence]);
    expect(server.mostAtOnce).toBe(2);
  });
});

describe("patience", () => {
  test("three tries with growing pauses, and the third may succeed", async () => {
    server.on("/10.1000/good", status(500), status(503), json(ITEM));
    expect((await asked("10.1000/good"))[0]?.problem).toBeNull();
    const [first = 0, second = 0, third = 0] = server.asked.map(({ at }) => at);
    expect(second - first).toBeGreaterThan(350);
    expect(third - second).toBeGreaterThan(750);
  });

  test("waits as long as Retry-After says, and asks nothing else meanwhile", async () => {
    server
      .on(
        "/10.1000/busy",
        status(429, { "retry-after": "2" }),
        json({ ...ITEM, DOI: "10.1000/busy" }),
      )
      .on("/10.1000/other", after(100, json({ ...ITEM, DOI: "10.1000/other" })));
    const entries = await asked("10.1000/busy", "10.1000/other", "10.1000/good");
    expect(entries.map(({ problem }) => problem)).toEqual([null, null, null]);
    const [rejection, , ...later] = server.asked;
    for (const { at } of later) expect(at - (rejection?.at ?? 0)).toBeGreaterThan(1_900);
    expect(later).toHaveLength(2);
  });

  test("a wait of more than ten seconds is kept by an import, not by somebody who looks on", async () => {
    server.on("/10.1000/good", status(429, { "retry-after": "11" }), json(ITEM));
    const started = performance.now();
    await expect(lookUpDoi("10.1000/good")).rejects.toThrow(
      `${server.host} has had too many requests. Try again in 11 seconds.`,
    );
    expect(performance.now() - started).toBeLessThan(1_000);
    server.on("/10.1000/good", status(429, { "retry-after": "11" }), json(ITEM));
    expect((await asked("10.1000/good"))[0]?.problem).toBeNull();
    expect(performance.now() - started).toBeGreaterThan(11_000);
  });

  test("two at a time, whoever asks", async () => {
    const dois = Array.from({ length: 8 }, (_, index) => `10.1000/${index}`);
    for (const doi of dois) server.on(`/${doi}`, after(50, json({ ...ITEM, DOI: doi })));
    const all = await Promise.all([asked(...dois.slice(0, 4)), asked(...dois.slice(4))]);
    expect(all.flat().every(({ problem }) => problem === null)).toBe(true);
    expect(server.mostAtOnce).toBe(2);
  });

  test("a service that cannot be reached is not asked for a whole list", async () => {
    const { address, host } = server;
    await server.close();
    settings.lookups.doiResolverUrl = address;
    const started = performance.now();
    const entries = await asked(...Array.from({ length: 200 }, (_, index) => `10.1000/${index}`));
    expect(new Set(entries.map(({ problem }) => problem?.message))).toEqual(
      new Set([`${host} could not be reached.`]),
    );
    expect(performance.now() - started).toBeLessThan(12_000);
  });

  test("progress is told, and an end by its signal is obeyed", async () => {
    const seen: number[] = [];
    const stop = new AbortController();
    server.on("/10.1000/silent", after(60_000, json(ITEM)));
    const list = [
      { doi: "10.1000/good", line: 1 },
      { doi: "10.1000/silent", line: 2 },
    ];
    const onProgress = (done: number, total: number) => {
      seen.push(done, total);
      stop.abort(new Error("the preview was discarded"));
    };
    await expect(lookUpDois(list, { signal: stop.signal, onProgress })).rejects.toThrow(
      "the preview was discarded",
    );
    expect(seen).toEqual([1, 2]);
  });
});

describe("redirects", () => {
  test("on the host of the setting are followed, three at most", async () => {
    server
      .on("/10.1000/three", redirect("/a"))
      .on("/a", redirect(`${server.address}/b`, 307))
      .on("/b", redirect("/10.1000/good", 301))
      .on("/10.1000/four", redirect("/10.1000/three", 308));
    const [three, four] = await asked("10.1000/three", "10.1000/four");
    expect(three?.fields.title).toBe("On looking up");
    expect(four?.problem?.message).toBe(`${server.host} redirected more than three times.`);
  });

  test("to a private address are not followed, and nothing is sent there", async () => {
    const { port } = victim;
    const targets = [
      `http://127.0.0.1:${port}/latest/meta-data`,
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `//127.0.0.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://0.0.0.0:${port}/`,
      "http://169.254.169.254/latest/meta-data",
      "https://api.crossref.org.example.org/",
      `https://api.crossref.org@127.0.0.1:${port}/`,
      "http://api.crossref.org/v1/works/10.1000/x",
      "https://api.crossref.org:8443/v1/works/10.1000/x",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "data:application/json,{}",
    ];
    targets.forEach((target, index) => server.on(`/10.1000/${index}`, redirect(target)));
    const entries = await asked(...targets.map((_, index) => `10.1000/${index}`));
    for (const { problem } of entries) {
      expect(problem?.message).toMatch(
        /^127\.0\.0\.1:\d+ redirected to \S+, which is not asked\.$/,
      );
    }
    expect(server.asked).toHaveLength(targets.length);
    expect(victim.connections).toBe(0);
  });
});

describe("private addresses", () => {
  const QUESTION = { path: "/", what: "it", maxBytes: 1_000, isPatient: true };

  /** A service by a name that resolves to the victim, whose port is the one that is asked. */
  function rebound(...addresses: { address: string; family: number }[]) {
    const base = new URL(`http://resolver.example.org:${victim.port}`);
    const connect = publicConnector(isExemptFrom(base), (_host, _options, done) => {
      done(null, addresses);
    });
    return lookupClient({ base, accept: "*/*", redirectHosts: [] }, connect);
  }

  test.each([
    [[{ address: "127.0.0.1", family: 4 }]],
    [[{ address: "::ffff:127.0.0.1", family: 6 }]],
    [
      [
        { address: "::1", family: 6 },
        { address: "127.0.0.1", family: 4 },
      ],
    ],
  ])("are not asked whatever a name resolves to: %j", async (addresses) => {
    const client = rebound(...addresses);
    await expect(client.ask(QUESTION)).rejects.toThrow(
      `resolver.example.org:${victim.port} has a private address, which is not asked.`,
    );
    await client.close();
    expect(victim.connections).toBe(0);
  });

  test("are asked by such a name where the check is taken away: the test can fail", async () => {
    const base = new URL(`http://resolver.example.org:${victim.port}`);
    const connect = buildConnector({
      lookup: (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    const client = lookupClient({ base, accept: "*/*", redirectHosts: [] }, connect);
    await expect(client.ask(QUESTION)).rejects.toThrow("does not know it");
    await client.close();
    expect(victim.connections).toBe(1);
  });

  test("are not asked as the address of a setting that names another one", async () => {
    const base = new URL("http://10.0.0.1");
    const connect = publicConnector(isExemptFrom(base));
    const error = await new Promise((resolve) => {
      const port = String(victim.port);
      connect({ hostname: "127.0.0.1", protocol: "http:", port }, (...[problem]) =>
        resolve(problem),
      );
    });
    expect(error).toMatchObject({ name: "PrivateAddressError" });
    expect(victim.connections).toBe(0);
  });
});
