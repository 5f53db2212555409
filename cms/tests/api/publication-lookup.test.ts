import { afterAll, beforeAll, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { at, textAt } from "../support/json";
import { json, LookupServer, redirect, status, text } from "../support/lookup-server";

const service = await LookupServer.start();
const victim = await LookupServer.start();
const cms = useCms({ DOI_RESOLVER_URL: service.address });
const PATH = "/api/publication-imports/lookup";

let owner = "";
beforeAll(async () => {
  owner = await cms().ownerToken();
});
afterAll(async () => {
  await Promise.all([service.close(), victim.close()]);
});

const ask = (doi: unknown, token = owner) => cms().post(PATH, { data: { doi } }, token);

test("is closed to everybody but the owner, and nothing is asked for them", async () => {
  const { jwt } = await cms().makeVisitor("vera@example.org", "correct horse battery");
  expect((await cms().post(PATH, { data: { doi: "10.1000/x" } })).status).toBe(403);
  expect((await ask("10.1000/x", jwt)).status).toBe(403);
  expect(service.connections).toBe(0);
});

test("answers with attributes of a publication, however the DOI is written", async () => {
  service.on(
    "/10.1000/182",
    json({
      type: "journal-article",
      title: ["On <i>E. coli</i> &amp; others"],
      author: [{ given: "Ludwig", family: "van Beethoven" }, { literal: "ATLAS Collaboration" }],
      DOI: "10.1000/182",
      URL: "javascript:alert(1)",
      issued: { "date-parts": [[2019, 5]] },
    }),
  );
  for (const doi of ["10.1000/182", " doi:10.1000/182 ", "https://doi.org/10.1000/182"]) {
    const answer = await ask(doi);
    expect([answer.status, at(answer.body, "data", "notices")]).toEqual([200, []]);
    expect(at(answer.body, "data", "fields")).toMatchObject({
      title: "On <i>E. coli</i> & others",
      type: "article",
      authors: ["Ludwig van Beethoven", "ATLAS Collaboration"],
      publication_date: "2019-05-01",
      date_precision: "month",
      doi: "10.1000/182",
    });
    expect(at(answer.body, "data", "fields", "url")).toBeUndefined();
  }
});

test.each([
  ["10.1000/none", 404, "{host} does not know the DOI 10.1000/none."],
  ["10.1000/busy", 503, "{host} has had too many requests. Try again in 60 seconds."],
  ["10.1000/html", 502, "{host} answered with a web page instead of bibliographic data."],
  ["10.1000/inside", 502, "{host} redirected to http://{victim}, which is not asked."],
  ["10.1000/large", 502, "The answer of {host} is larger than 2 MB."],
])("%s is %i with its sentence", async (doi, code, sentence) => {
  service
    .on("/10.1000/busy", status(429, { "retry-after": "60" }))
    .on("/10.1000/html", text("<html></html>"))
    .on("/10.1000/inside", redirect(`${victim.address}/secret`))
    .on("/10.1000/large", text(" ".repeat(2_100_000)));
  const answer = await ask(doi);
  const message = sentence.replace("{host}", service.host).replace("{victim}", victim.host);
  expect(answer.status).toBe(code);
  expect(at(answer.body, "error")).toMatchObject({ message, details: { reason: "lookup" } });
  expect(answer.headers.get("retry-after")).toBe(code === 503 ? "60" : null);
  expect(victim.connections).toBe(0);
});

test("what is no DOI is said, and not asked for", async () => {
  const asked = service.asked.length;
  const list = [undefined, null, 5, "", "no DOI", "10.1000/", ["10.1000/182"]];
  for (const doi of [...list, "x".repeat(3_000), "10.1000/../../admin", "http://127.0.0.1/x"]) {
    const { status: code, body } = await ask(doi);
    expect(code).toBe(400);
    expect(textAt(body, "error", "message")).toMatch(/a DOI such as 10\.1000\/182\.$/);
  }
  expect(service.asked).toHaveLength(asked);
});

test("a question of another shape is rejected", async () => {
  for (const body of [
    undefined,
    {},
    { data: [] },
    { data: { doi: "10.1000/182", url: "http://x" } },
  ]) {
    expect((await cms().post(PATH, body, owner)).status).toBe(400);
  }
});
