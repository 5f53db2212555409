import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  codeIn,
  confirm,
  CONFIRM,
  mailTo,
  openRegistration,
  OTHER_PASSWORD,
  panelEdit,
  PASSWORD,
  register,
  signIn,
  USER,
  userRow,
} from "../support/accounts";
import { useCms } from "../support/cms";
import { changesOf, stateAt } from "../support/content-state";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { OWNER } from "../support/environment";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
let token = "";
let panel = "";

beforeAll(async () => {
  token = await cms().ownerToken();
  panel = await cms().panelToken();
});

const NOTHING = { bumps: 0, tags: [] };

function once(...tags: string[]) {
  return { bumps: 1, tags };
}

async function succeeds(answer: Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

function singular(path: string): string {
  return path.replace(/ies$/, "y").replace(/s$/, "");
}

describe("over REST", () => {
  test.each(Object.entries(MINIMAL))("%s: each write bumps its tag", async (path, data) => {
    let id = "";
    const url = `/api/${path}`;
    const create = async () => {
      id = textAt(await succeeds(cms().post(url, { data }, token)), "data", "documentId");
    };
    expect(await changesOf(cms(), create)).toEqual(once(singular(path)));
    const update = () => succeeds(cms().put(`${url}/${id}`, { data }, token));
    expect(await changesOf(cms(), update)).toEqual(once(singular(path)));
    const remove = () => succeeds(cms().delete(`${url}/${id}`, token));
    expect(await changesOf(cms(), remove)).toEqual(once(singular(path)));
  });

  test.each(Object.entries(SINGLES))("%s: each write bumps its tag", async (path, data) => {
    const url = `/api/${path}`;
    const save = () => succeeds(cms().put(url, { data }, token));
    expect(await changesOf(cms(), save)).toEqual(once(path));
    expect(await changesOf(cms(), save)).toEqual(once(path));
    expect(await changesOf(cms(), () => succeeds(cms().delete(url, token)))).toEqual(once(path));
  });

  test("a change inside of a page's parts alone bumps the page", async () => {
    await succeeds(cms().put("/api/research-page", { data: SINGLES["research-page"] }, token));
    const { body } = await cms().get("/api/research-page");
    const id = at(body, "data", "lab_information", "id");
    const data = { lab_information: { id, location: "Boat house" } };
    const save = () => succeeds(cms().put("/api/research-page", { data }, token));
    expect(await changesOf(cms(), save)).toEqual(once("research-page"));
  });

  test("reads and refused writes bump nothing", async () => {
    const work = async () => {
      await cms().get("/api/publications");
      expect((await cms().post("/api/awards", { data: {} }, token)).status).toBe(400);
      expect((await cms().put("/api/awards/none", { data: {} }, token)).status).toBe(404);
      expect((await cms().delete("/api/awards/none", token)).status).toBe(204);
      expect((await cms().post("/api/awards", { data: { title: "A" } })).status).toBe(403);
    };
    expect(await changesOf(cms(), work)).toEqual(NOTHING);
  });
});

describe.each(ORDERED_LISTS)("the whole list %s", (path) => {
  const row = MINIMAL[path] ?? {};
  const save = (data: unknown) => cms().put(`/api/${path}`, { data }, token);

  test("one save is one bump, however many rows it has", async () => {
    const rows = [{ ...row }, { ...row }, { ...row }];
    const tag = once(singular(path));
    expect(await changesOf(cms(), () => succeeds(save(rows)))).toEqual(tag);
    const replace = async () => {
      const [first] = listAt((await cms().get(`/api/${path}`)).body, "data");
      await succeeds(save([first, { ...row }]));
    };
    expect(await changesOf(cms(), replace)).toEqual(tag);
  });

  test("a refused last row bumps nothing", async () => {
    const refuse = async () => {
      expect((await save([{ ...row }, { nope: 1 }])).status).toBe(400);
    };
    expect(await changesOf(cms(), refuse)).toEqual(NOTHING);
  });

  test("a row that the database refuses after others were written bumps nothing", async () => {
    const { strapi } = cms();
    const uid = `api::${singular(path)}.${singular(path)}`;
    let written = 0;
    const stop = strapi.db.lifecycles.subscribe({
      models: [uid],
      beforeCreate() {
        written += 1;
        if (written === 2) throw new Error("refused by the test");
      },
    });
    const fail = async () => {
      expect((await save([{ ...row }, { ...row }])).status).toBe(500);
    };
    try {
      expect(await changesOf(cms(), fail)).toEqual(NOTHING);
      expect(written).toBe(2);
    } finally {
      stop();
    }
  });
});

describe("in Strapi's panel", () => {
  const MANAGER = "/content-manager/collection-types/api::";

  test("entries: made, changed, copied, deleted, deleted together", async () => {
    const url = `${MANAGER}course.course`;
    const ids: string[] = [];
    const make = async (path = "", title = "A") => {
      const body = await succeeds(cms().post(`${url}${path}`, { title }, panel));
      ids.push(textAt(body, "data", "documentId"));
    };
    expect(await changesOf(cms(), () => make())).toEqual(once("course"));
    const [first = ""] = ids;
    const change = () => succeeds(cms().put(`${url}/${first}`, { title: "B" }, panel));
    expect(await changesOf(cms(), change)).toEqual(once("course"));
    expect(await changesOf(cms(), () => make(`/clone/${first}`, "C"))).toEqual(once("course"));
    await make();
    const remove = () => succeeds(cms().delete(`${url}/${first}`, panel));
    expect(await changesOf(cms(), remove)).toEqual(once("course"));
    const bulk = { documentIds: ids.slice(1) };
    const removeAll = () => succeeds(cms().post(`${url}/actions/bulkDelete`, bulk, panel));
    expect((await changesOf(cms(), removeAll)).tags).toEqual(["course"]);
  });

  test("a single type", async () => {
    const url = "/content-manager/single-types/api::contact-info.contact-info";
    const save = () => succeeds(cms().put(url, { email_academic: "ada@example.edu" }, panel));
    expect(await changesOf(cms(), save)).toEqual(once("contact-info"));
  });

  test("the media library: uploaded, described, deleted", async () => {
    const background = { r: 9, g: 9, b: 9 };
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
    const form = (name: string) => {
      const data = new FormData();
      data.append("files", new Blob([new Uint8Array(png)], { type: "image/png" }), name);
      return data;
    };
    let id: unknown;
    const upload = async () => {
      const call = cms().call("POST", "/upload", { token: panel, body: form("a.png") });
      id = at(await succeeds(call), 0, "id");
    };
    expect((await changesOf(cms(), upload)).tags).toEqual(["upload"]);
    const describeIt = () => {
      const body = new FormData();
      body.append("fileInfo", JSON.stringify({ alternativeText: "A boat" }));
      return succeeds(cms().call("POST", `/upload?id=${String(id)}`, { token: panel, body }));
    };
    expect((await changesOf(cms(), describeIt)).tags).toEqual(["upload"]);
    const remove = () => succeeds(cms().delete(`/upload/files/${String(id)}`, panel));
    expect((await changesOf(cms(), remove)).tags).toEqual(["upload"]);
    const overRest = () => {
      return succeeds(cms().call("POST", "/api/upload", { token, body: form("b.png") }));
    };
    expect((await changesOf(cms(), overRest)).tags).toEqual(["upload"]);
  });
});

describe("accounts", () => {
  const EMAIL = "vera@example.org";

  test("a name counts", async () => {
    const name = (full_name: string) => () =>
      succeeds(cms().put("/api/profile", { data: { full_name } }, token));
    expect(await changesOf(cms(), name("Ada Other"))).toEqual(once("user"));
    expect(await changesOf(cms(), name("Ada Other"))).toEqual(NOTHING);
    const inPanel = () => succeeds(panelEdit(cms(), OWNER.email, { full_name: OWNER.name }));
    expect(await changesOf(cms(), inPanel)).toEqual(once("user"));
  });

  test("whether visitors may register changes everything", async () => {
    expect(await changesOf(cms(), () => openRegistration(cms(), false))).toEqual(once("*"));
    expect(await changesOf(cms(), () => openRegistration(cms()))).toEqual(once("*"));
    const other = () => cms().strapi.store({ type: "core", name: "x" }).set({ key: "y", value: 1 });
    expect(await changesOf(cms(), other)).toEqual(NOTHING);
  });

  test("what visitors cannot see does not", async () => {
    await openRegistration(cms());
    const registered = await changesOf(cms(), () => succeeds(register(cms(), EMAIL)));
    expect(registered.tags).toEqual(["user"]);
    const work = async () => {
      await succeeds(confirm(cms(), codeIn(await mailTo(cms(), EMAIL), CONFIRM)));
      await succeeds(signIn(cms(), EMAIL));
      await succeeds(cms().post("/api/auth/forgot-password", { email: EMAIL }));
      await mailTo(cms(), EMAIL, 2);
      const jwt = textAt(await succeeds(signIn(cms(), EMAIL)), "jwt");
      const change = {
        currentPassword: PASSWORD,
        password: OTHER_PASSWORD,
        passwordConfirmation: OTHER_PASSWORD,
      };
      await succeeds(cms().post("/api/auth/change-password", change, jwt));
      await succeeds(panelEdit(cms(), EMAIL, { blocked: true, full_name: "Vera" }));
    };
    expect(await changesOf(cms(), work)).toEqual(NOTHING);
    const { documentId } = await userRow(cms(), EMAIL);
    const url = `/content-manager/collection-types/${USER}/${String(documentId)}`;
    expect(await changesOf(cms(), () => succeeds(cms().delete(url, panel)))).toEqual(once("user"));
  });
});

describe("in code", () => {
  test("the document service and the query engine", async () => {
    const { strapi } = cms();
    const documents = strapi.documents("api::useful-link.useful-link");
    const data: never = { ...MINIMAL["useful-links"] } as never;
    expect(await changesOf(cms(), () => documents.create({ data }))).toEqual(once("useful-link"));
    const query = strapi.db.query("api::award.award");
    const rows = [{ title: "A" }, { title: "B" }];
    const many = await changesOf(cms(), () => query.createMany({ data: rows }));
    expect(many).toEqual(once("award"));
    const all = { where: { title: { $notNull: true } } };
    const update = () => query.updateMany({ ...all, data: { year: "2020" } });
    expect(await changesOf(cms(), update)).toEqual(once("award"));
    expect(await changesOf(cms(), () => query.deleteMany(all))).toEqual(once("award"));
    expect(await changesOf(cms(), () => query.deleteMany(all))).toEqual(NOTHING);
  });

  test("a row of a page's part", async () => {
    await succeeds(cms().put("/api/about-page", { data: SINGLES["about-page"] }, token));
    const query = cms().strapi.db.query("about-page.education");
    const update = () => query.updateMany({ where: { degree: "PhD" }, data: { degree: "MSc" } });
    expect(await changesOf(cms(), update)).toEqual(once("about-page"));
  });

  test("a transaction over several types is one bump, once it is committed", async () => {
    const { strapi, address } = cms();
    const before = await stateAt(address);
    const work = () =>
      strapi.db.transaction(async () => {
        await strapi.db.query("api::award.award").create({ data: { title: "A" } });
        await strapi.db.query("api::course.course").create({ data: { title: "A" } });
        await strapi.db.query("api::award.award").create({ data: { title: "B" } });
        // On SQLite this is answered while the only connection is taken: it needs no database.
        expect(await stateAt(address)).toEqual(before);
      });
    expect(await changesOf(cms(), work)).toEqual(once("award", "course"));
  });

  test("a transaction that throws, or is rolled back by hand, is none", async () => {
    const { strapi } = cms();
    const write = () => strapi.db.query("api::award.award").create({ data: { title: "A" } });
    const work = async () => {
      const thrown = strapi.db.transaction(async () => {
        await write();
        throw new Error("no");
      });
      await expect(thrown).rejects.toThrow("no");
      await strapi.db.transaction(async ({ rollback }: { rollback: () => Promise<void> }) => {
        await write();
        await rollback();
      });
    };
    expect(await changesOf(cms(), work)).toEqual(NOTHING);
  });

  test("tokens and their like are no content", async () => {
    const work = async () => {
      await cms().strapi.db.query("api::account.account-token").create({ data: {} });
      await cms().strapi.db.query("api::account.known-place").create({ data: {} });
      await cms().strapi.db.query("api::account.second-factor").create({ data: {} });
    };
    expect(await changesOf(cms(), work)).toEqual(NOTHING);
  });
});
