import { beforeAll, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { changesOf, NOTHING, once, succeeds } from "../support/content-state";
import { ON_POSTGRES } from "../support/databases";
import { listAt, textAt } from "../support/json";

const cms = useCms();
let token = "";

/** A title with which an award is rejected by the database when it is committed, not before. */
const REJECTED = "rejected at COMMIT";

/** Foreign keys are checked at COMMIT when they are deferred; SQLite has no deferred triggers. */
const ON_SQLITE = [
  `create table rejected_awards (id integer primary key,
     parent integer references rejected_awards (id) deferrable initially deferred)`,
  `create trigger reject_award after insert on awards when new.title = '${REJECTED}'
     begin insert into rejected_awards (parent) values (-1); end`,
  `create trigger reject_renamed_award after update on awards when new.title = '${REJECTED}'
     begin insert into rejected_awards (parent) values (-1); end`,
];

const ON_SERVER = [
  `create function reject_award() returns trigger language plpgsql as
     $$ begin raise exception 'rejected'; end $$`,
  `create constraint trigger reject_award after insert or update on awards
     deferrable initially deferred for each row when (new.title = '${REJECTED}')
     execute function reject_award()`,
];

beforeAll(async () => {
  token = await cms().ownerToken();
  for (const statement of ON_POSTGRES ? ON_SERVER : ON_SQLITE) {
    await cms().strapi.db.connection.raw(statement);
  }
});

async function titles(): Promise<string[]> {
  const { body } = await cms().get("/api/awards?sort=title");
  return listAt(body, "data").map((award) => textAt(award, "title"));
}

async function create(title: string): Promise<string> {
  const body = await succeeds(cms().post("/api/awards", { data: { title } }, token));
  return textAt(body, "data", "documentId");
}

test("a create whose COMMIT fails is answered with 500, saves nothing and is no change", async () => {
  const statuses: number[] = [];
  const attempt = async () => {
    const { status } = await cms().post("/api/awards", { data: { title: REJECTED } }, token);
    statuses.push(status);
  };
  expect(await changesOf(cms(), attempt)).toEqual(NOTHING);
  expect(statuses).toEqual([500]);
  expect(await titles()).toEqual([]);
  // The connection is as good as before.
  expect(await changesOf(cms(), () => create("saved"))).toEqual(once("award"));
  expect(await titles()).toEqual(["saved"]);
});

test("the same holds for an update, and for a list that is replaced as a whole", async () => {
  const id = await create("first");
  const before = await titles();
  const update = async () => {
    const data = { title: REJECTED };
    expect((await cms().put(`/api/awards/${id}`, { data }, token)).status).toBe(500);
  };
  const replace = async () => {
    const { headers } = await cms().get("/api/awards");
    const etag = headers.get("etag");
    const answer = await cms().call("PUT", "/api/awards", {
      token,
      body: { data: [{ title: "kept?" }, { title: REJECTED }] },
      headers: etag === null ? {} : { "if-match": etag },
    });
    expect(answer.status).toBe(500);
  };
  expect(await changesOf(cms(), update)).toEqual(NOTHING);
  expect(await changesOf(cms(), replace)).toEqual(NOTHING);
  expect(await titles()).toEqual(before);
});

test("writes at the same time are told apart", async () => {
  const before = await titles();
  const wanted = Array.from({ length: 12 }, (_, index) =>
    index % 3 === 0 ? REJECTED : `parallel ${String(index).padStart(2, "0")}`,
  );
  const answers = await Promise.all(
    wanted.map((title) => cms().post("/api/awards", { data: { title } }, token)),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    wanted.map((title) => (title === REJECTED ? 500 : 201)),
  );
  const saved = wanted.filter((title) => title !== REJECTED);
  expect(await titles()).toEqual([...before, ...saved].sort());
});
