import { describe, expect, test } from "vitest";
import { setTimeout as wait } from "node:timers/promises";
import { at, listAt, textAt } from "../support/json";
import { useProcesses, type RunningCms } from "../support/running-cms";

const processes = useProcesses();

const PATH = "/api/publication-imports";
const COUNT = 300;

/** Entries that nothing is like. */
function entries(): string {
  return Array.from(
    { length: COUNT },
    (_, index) => `@article{key${index},
  title = {On rivers of the ${index}th kind},
  author = {Lovelace${index}, Ada},
  year = {2019},
  abstract = {${"Water flows. ".repeat(20)}}
}`,
  ).join("\n");
}

async function begin(cms: RunningCms): Promise<string> {
  const { status, body } = await cms.call("POST", PATH, { data: { text: entries() } });
  expect(status, JSON.stringify(body)).toBe(201);
  return textAt(body, "data", "documentId");
}

async function read(cms: RunningCms, id: string): Promise<unknown> {
  return at((await cms.call("GET", `${PATH}/${id}`)).body, "data");
}

async function untilPreview(cms: RunningCms, id: string): Promise<unknown> {
  for (;;) {
    const shown = await read(cms, id);
    if (at(shown, "status") !== "reading") return shown;
    await wait(50);
  }
}

async function numberOf(cms: RunningCms): Promise<number> {
  const url = "/api/publications?pagination[pageSize]=1";
  return Number(at((await cms.call("GET", url)).body, "meta", "pagination", "total"));
}

async function kill(cms: RunningCms): Promise<void> {
  cms.cms.kill();
  await cms.cms.ended;
}

describe("a machine that crashes", () => {
  test("while an import is read: the next start reads it again", async () => {
    const database = await processes.database();
    let cms = await processes.start(database);
    await cms.signIn();
    const id = await begin(cms);
    await kill(cms);
    cms = await processes.start(database);
    await cms.signIn();
    expect(await untilPreview(cms, id)).toMatchObject({
      status: "preview",
      counts: { new: COUNT, duplicate: 0, changed: 0, problem: 0 },
    });
    expect(listAt(await read(cms, id), "rows")).toHaveLength(COUNT);
  });

  test("while an import is written: all of it is there, or nothing", async () => {
    const database = await processes.database();
    let cms = await processes.start(database);
    await cms.signIn();
    const id = await begin(cms);
    expect(await untilPreview(cms, id)).toMatchObject({ status: "preview" });
    const before = await numberOf(cms);
    const rows = Array.from({ length: COUNT }, (_, row) => ({ row }));
    for (const delay of [20, 120, 250, 400]) {
      const answer = cms.call("POST", `${PATH}/${id}/commit`, { data: { rows } }).catch(() => {});
      await wait(delay);
      await kill(cms);
      await answer;
      cms = await processes.start(database);
      await cms.signIn();
      const shown = await read(cms, id);
      const isDone = at(shown, "status") === "imported";
      expect(at(shown, "status")).toBe(isDone ? "imported" : "preview");
      expect(await numberOf(cms)).toBe(isDone ? before + COUNT : before);
      const trash = await cms.call("GET", "/api/activity");
      expect(listAt(trash.body, "data").filter((one) => at(one, "kind") === "import")).toHaveLength(
        isDone ? 1 : 0,
      );
      if (isDone) break;
    }
    if (at(await read(cms, id), "status") === "preview") {
      const done = await cms.call("POST", `${PATH}/${id}/commit`, { data: { rows } });
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    }
    expect(await numberOf(cms)).toBe(before + COUNT);
    const undone = await cms.call("POST", `${PATH}/${id}/undo`, {});
    expect(undone.body).toMatchObject({ data: { status: "undone" }, meta: { left: [] } });
    expect(await numberOf(cms)).toBe(before);
  });
});
