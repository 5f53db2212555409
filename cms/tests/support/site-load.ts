import { expect } from "vitest";
import { readArchive, rowsIn, type Entry } from "./backup";
import type { TestCms } from "./cms";
import { listAt, textAt } from "./json";
import { pictureForm } from "./pictures";
import type { Write, Writer, Written } from "./writers";

const EVENT = "api::event.event";
const DATE = "2030-01-01";
const LIST = "list";
const PICTURES = "pictures";

/** What a write of this number leaves in the site. */
const titleOf = (writer: string, number: number) => `${writer} ${number}`;

/**
 * Writers of 78 writes a second: to events over REST and in the cms, to a list that is saved as a
 * whole, and to the media library.
 */
export async function siteWriters(cms: TestCms, owner: string): Promise<Writer[]> {
  const events = (name: string, perSecond: number, create: (title: string) => Promise<void>) => ({
    name,
    perSecond,
    write: (number: number) => create(titleOf(name, number)),
  });
  const overRest = async (title: string) => {
    const { status } = await cms.post("/api/events", { data: { title, date: DATE } }, owner);
    expect(status).toBe(201);
  };
  const inTheCms = async (title: string) => {
    await cms.strapi.documents(EVENT).create({ data: { title, date: DATE } });
  };
  const picture = await pictureForm();
  return [
    events("rest", 4, overRest),
    ...["cms-1", "cms-2", "cms-3", "cms-4"].map((name) => events(name, 18, inTheCms)),
    { name: LIST, perSecond: 1, write: await listWriter(cms, owner) },
    {
      name: PICTURES,
      perSecond: 1,
      write: async (number) => {
        const form = new FormData();
        form.append("files", picture.get("files") ?? "", `${titleOf(PICTURES, number)}.png`);
        const { status } = await cms.call("POST", "/api/upload", { body: form, token: owner });
        expect(status).toBe(201);
      },
    },
  ];
}

/** Each write gives both rows of the list the same number. */
async function listWriter(cms: TestCms, owner: string): Promise<Writer["write"]> {
  const save = async (rows: object[]) => {
    const { status, body } = await cms.put("/api/focus-areas", { data: rows }, owner);
    expect(status).toBe(200);
    return listAt(body, "data").map((row) => textAt(row, "documentId"));
  };
  const [one, other] = await save([{ title: "One" }, { title: "Other" }]);
  return async (number) => {
    const title = titleOf(LIST, number);
    await save([
      { documentId: one, title },
      { documentId: other, title },
    ]);
  };
}

/** The titles of the writers' events, each with the id of its record. */
function eventsIn(entries: Entry[]): { events: string[]; revisions: string[] } {
  const isWritten = (title: string) => /^(rest|cms-\d) \d+$/.test(title);
  const named = (rows: Record<string, unknown>[], id: string, title: string) =>
    rows
      .filter((row) => isWritten(String(row[title])))
      .map((row) => `${textAt(row, id)} ${textAt(row, title)}`)
      .sort();
  const revisions = rowsIn(entries, "revisions").filter((row) => row.content_type === EVENT);
  return {
    events: named(rowsIn(entries, "events"), "document_id", "title"),
    revisions: named(revisions, "record", "label"),
  };
}

/**
 * Fails unless the backup is one moment of the site that `siteWriters` wrote to: each write is in it as
 * a whole or not at all, and none is missing that was acknowledged before another one in it was sent.
 */
export async function expectOneMoment(file: string, written: Written<unknown>): Promise<void> {
  const entries = await readArchive(file);
  const { events, revisions } = eventsIn(entries);
  expect(revisions).toEqual(events);

  const pictures = rowsIn(entries, "files");
  const uploads = new Set(entries.map(({ header }) => header.name));
  const lacking = pictures.filter((row) => !uploads.has(textAt(row, "url").slice(1)));
  expect(lacking).toEqual([]);

  const list = rowsIn(entries, "focus_areas").map((row) => textAt(row, "title"));
  const saved = Number(/^list (\d+)$/.exec(list[0] ?? "")?.[1]);
  expect(list).toEqual([titleOf(LIST, saved), titleOf(LIST, saved)]);

  const stored = new Set([
    ...rowsIn(entries, "events").map((row) => row.title),
    ...pictures.map((row) => textAt(row, "name").replace(/\.png$/, "")),
  ]);
  const isIn = ({ writer, number }: Write) =>
    writer === LIST ? number <= saved : stored.has(titleOf(writer, number));
  const titles = (writes: Write[]) => writes.map(({ writer, number }) => titleOf(writer, number));

  const { writes, began, ended } = written;
  const before = writes.filter(({ acknowledgedAt }) => acknowledgedAt <= began);
  const after = writes.filter(({ sentAt }) => sentAt >= ended);
  for (const some of [before, after]) expect(some).not.toEqual([]);
  expect(titles(before.filter((write) => !isIn(write)))).toEqual([]);
  expect(titles(after.filter(isIn))).toEqual([]);

  // A writer sends its next write after the answer: so this finds gaps of one writer as well.
  const lastSent = Math.max(...writes.filter(isIn).map(({ sentAt }) => sentAt));
  const skipped = writes.filter((write) => !isIn(write) && write.acknowledgedAt < lastSent);
  expect(titles(skipped)).toEqual([]);
}
