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
import { changesOf, NOTHING, once, stateAt, succeeds } from "../support/content-state";
import { MINIMAL, SINGLES } from "../support/entries";
import { OWNER } from "../support/environment";
import { textAt } from "../support/json";

const cms = useCms();
let token = "";
let panel = "";

beforeAll(async () => {
  token = await cms().ownerToken();
  panel = await cms().panelToken();
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
    const work = async () => {
      await succeeds(register(cms(), EMAIL));
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
