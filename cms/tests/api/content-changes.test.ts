import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { changesOf, NOTHING, once, succeeds } from "../support/content-state";
import { MINIMAL, ORDERED_LISTS, SINGLES } from "../support/entries";
import { at, listAt, textAt } from "../support/json";

const cms = useCms();
let token = "";
let panel = "";

beforeAll(async () => {
  token = await cms().ownerToken();
  panel = await cms().panelToken();
});

function singular(path: string): string {
  return path.replace("people", "person").replace(/ies$/, "y").replace(/s$/, "");
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

  test("reads and rejected writes bump nothing", async () => {
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

  test("a rejected last row bumps nothing", async () => {
    const reject = async () => {
      expect((await save([{ ...row }, { nope: 1 }])).status).toBe(400);
    };
    expect(await changesOf(cms(), reject)).toEqual(NOTHING);
  });

  test("a row that the database rejects after others were written bumps nothing", async () => {
    const { strapi } = cms();
    const uid = `api::${singular(path)}.${singular(path)}`;
    let written = 0;
    const stop = strapi.db.lifecycles.subscribe({
      models: [uid],
      beforeCreate() {
        written += 1;
        if (written === 2) throw new Error("rejected by the test");
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
