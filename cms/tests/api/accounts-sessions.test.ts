import { beforeAll, describe, expect, test } from "vitest";
import {
  OTHER_PASSWORD,
  PASSWORD,
  panelEdit,
  panelToken,
  refresh,
  refreshAsWeb,
  signIn,
  switchSecondFactorOn,
  tokensOf,
  userRow,
  USER,
  type Tokens,
} from "../support/accounts";
import { useCms, type Answer } from "../support/cms";
import { EDGE_SECRET, OWNER } from "../support/environment";
import { listAt, textAt } from "../support/json";

const cms = useCms();
const SESSION = "admin::session";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A new account with as many sessions as asked for. */
async function account(name: string, sessions = 1) {
  const email = `${name}@example.org`;
  const tokens = [await cms().makeVisitor(email, PASSWORD)];
  while (tokens.length < sessions) tokens.push(tokensOf((await signIn(cms(), email)).body));
  return { email, tokens };
}

async function isAlive({ jwt, refreshToken }: Tokens): Promise<boolean> {
  const read = await cms().get("/api/profile", jwt);
  const publicRead = await cms().get("/api/publications", jwt);
  const write = await cms().put("/api/profile", { data: { full_name: "Vera" } }, jwt);
  const statuses = [read, publicRead, write].map(({ status }) => status);
  if (statuses.every((status) => status === 200)) return true;
  // Ended means ended: for reads, for writes and for the refresh token.
  expect(statuses).toEqual([401, 401, 401]);
  expect((await refresh(cms(), refreshToken)).status).toBe(401);
  return false;
}

async function alive(tokens: Tokens[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const pair of tokens) results.push(await isAlive(pair));
  return results;
}

describe("refreshing", () => {
  test("of 50 parallel refreshes exactly one succeeds, and the session goes on", async () => {
    const { tokens } = await account("parallel");
    const [old] = tokens;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refresh(cms(), old?.refreshToken ?? "")),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    // The others are told that the session goes on.
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await isAlive(tokensOf(won[0]?.body))).toBe(true);
  });

  test("leaves the access token good until it runs out, as long as the session goes on", async () => {
    const { tokens } = await account("overlap");
    const next = await refresh(cms(), tokens[0]?.refreshToken ?? "");
    expect((await cms().get("/api/profile", tokens[0]?.jwt)).status).toBe(200);
    await cms().post("/api/auth/logout", { refreshToken: textAt(next.body, "refreshToken") });
    expect((await cms().get("/api/profile", tokens[0]?.jwt)).status).toBe(401);
    expect((await cms().get("/api/profile", textAt(next.body, "jwt"))).status).toBe(401);
  });

  test("of 50 parallel refreshes of web all get the one next token", async () => {
    const { email, tokens } = await account("processes");
    const old = tokens[0]?.refreshToken ?? "";
    const answers = await Promise.all(Array.from({ length: 50 }, () => refreshAsWeb(cms(), old)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const next = answers.map(({ body }) => tokensOf(body));
    expect(new Set(next.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(next[0]?.refreshToken).not.toBe(old);
    const { id } = await userRow(cms(), email);
    const sessions = cms().strapi.db.query(SESSION);
    expect(await sessions.count({ where: { userId: String(id) } })).toBe(2);
    for (const pair of [next[0], next[49]]) {
      expect((await cms().get("/api/profile", pair?.jwt)).status).toBe(200);
    }
    // A step further the first token still leads to the newest.
    const third = tokensOf((await refreshAsWeb(cms(), next[0]?.refreshToken ?? "")).body);
    const late = tokensOf((await refreshAsWeb(cms(), old)).body);
    expect(late.refreshToken).toBe(third.refreshToken);
  });

  test.each([
    ["a client", "client", refresh],
    ["web", "web", refreshAsWeb],
  ])("a token that %s uses again after a minute ends its session alone", async (_, name, again) => {
    const { tokens } = await account(`stolen${name}`, 2);
    const [stolen, other] = tokens;
    const old = stolen?.refreshToken ?? "";
    const next = tokensOf((await refresh(cms(), old)).body);
    expect((await refresh(cms(), old)).status).toBe(409);
    expect(await isAlive(next)).toBe(true);
    await cms()
      .strapi.db.connection("strapi_sessions")
      .update({
        created_at: new Date(Date.now() - 120_000),
      });
    expect((await again(cms(), old)).status).toBe(401);
    expect(await isAlive(next)).toBe(false);
    expect(other && (await isAlive(other))).toBe(true);
  });

  test("a refresh in flight does not survive a sign-out", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { tokens } = await account(`flight${round}`);
      const [pair] = tokens;
      const [next] = await Promise.all([
        refresh(cms(), pair?.refreshToken ?? ""),
        cms().post("/api/auth/logout", { scope: "global" }, pair?.jwt),
      ]);
      if (next.status === 200) expect(await isAlive(tokensOf(next.body))).toBe(false);
      else expect(next.status).toBe(401);
    }
  });

  test("nothing is shared of a session that was ended meanwhile", async () => {
    const { tokens } = await account("ended-meanwhile");
    const old = tokens[0]?.refreshToken ?? "";
    const next = tokensOf((await refreshAsWeb(cms(), old)).body);
    await cms().post("/api/auth/logout", { refreshToken: next.refreshToken });
    expect((await refreshAsWeb(cms(), old)).status).toBe(401);
  });

  test("ends with the idle time and with the longest time", async () => {
    const table = cms().strapi.db.connection("strapi_sessions");
    for (const column of ["expires_at", "absolute_expires_at"]) {
      const { email, tokens } = await account(column.replace(/_/g, ""));
      const { id } = await userRow(cms(), email);
      await table
        .clone()
        .where({ user_id: String(id) })
        .update({ [column]: new Date(Date.now() - 1000) });
      expect((await refresh(cms(), tokens[0]?.refreshToken ?? "")).status).toBe(401);
    }
  });
});

describe("signing out", () => {
  const logout = (body: unknown, token?: string): Promise<Answer> =>
    cms().post("/api/auth/logout", body, token);

  test("of this session, by its refresh token alone", async () => {
    const { tokens } = await account("this", 3);
    const answer = await logout({ refreshToken: tokens[1]?.refreshToken });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(await alive(tokens)).toEqual([true, false, true]);
  });

  test("of this session, by its access token and by other names", async () => {
    const { tokens } = await account("local", 3);
    await logout({ scope: "this" }, tokens[0]?.jwt);
    await logout({ scope: "local" }, tokens[1]?.jwt);
    expect(await alive(tokens)).toEqual([false, false, true]);
  });

  test("of this session, with a refresh token that was already used", async () => {
    const { tokens } = await account("stale", 2);
    const next = tokensOf((await refresh(cms(), tokens[0]?.refreshToken ?? "")).body);
    await logout({ refreshToken: tokens[0]?.refreshToken });
    expect(await alive([next, ...tokens.slice(1)])).toEqual([false, true]);
  });

  test("of all others", async () => {
    const { tokens } = await account("others", 3);
    const next = tokensOf((await refresh(cms(), tokens[0]?.refreshToken ?? "")).body);
    await logout({ refreshToken: next.refreshToken, scope: "others" });
    expect(await alive([next, ...tokens.slice(1)])).toEqual([true, false, false]);
  });

  test.each(["global", "all", undefined])("of all: %s", async (scope) => {
    const { tokens } = await account(`global${scope ?? ""}`, 2);
    await logout({ scope }, tokens[0]?.jwt);
    expect(await alive(tokens)).toEqual([false, false]);
  });

  test("a used token cannot end other sessions", async () => {
    const { tokens } = await account("limited", 2);
    await refresh(cms(), tokens[0]?.refreshToken ?? "");
    await logout({ refreshToken: tokens[0]?.refreshToken, scope: "global" });
    expect(await alive(tokens)).toEqual([false, true]);
  });

  test("twice, with rubbish, and of an unknown kind", async () => {
    const { tokens } = await account("twice");
    const body = { refreshToken: tokens[0]?.refreshToken };
    expect((await logout(body)).status).toBe(200);
    expect((await logout(body)).status).toBe(200);
    expect((await logout({ refreshToken: "rubbish" })).status).toBe(200);
    expect((await logout({ ...body, scope: "everybody" })).status).toBe(400);
  });

  test("somebody else's sessions stay", async () => {
    const mine = await account("mine");
    const yours = await account("yours");
    await logout({ scope: "global" }, mine.tokens[0]?.jwt);
    expect(await alive(yours.tokens)).toEqual([true]);
  });
});

describe("the list of sessions", () => {
  const list = (token?: string) => cms().get("/api/auth/sessions", token);

  async function signInFrom(email: string, ip: string, agent: string): Promise<Tokens> {
    const headers = { "x-edge-secret": EDGE_SECRET, "x-client-ip": ip, "x-client-agent": agent };
    const body = { identifier: email, password: PASSWORD };
    const answer = await cms().call("POST", "/api/auth/local", { body, headers });
    return tokensOf(answer.body);
  }

  test("says where from, since when and which is this one", async () => {
    const { email, tokens } = await account("listed");
    const second = await signInFrom(email, "2001:db8:1:2::7", FIREFOX);
    const { body } = await list(second.jwt);
    expect(listAt(body, "data")).toEqual([
      {
        id: expect.any(String) as unknown,
        deviceName: "Firefox on Windows",
        address: "2001:db8:1::x",
        current: true,
        loginAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        lastActiveAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      },
      expect.objectContaining({ current: false, deviceName: null, address: "127.0.0.x" }),
    ]);
    const next = tokensOf((await refresh(cms(), tokens[0]?.refreshToken ?? "")).body);
    const ids = (answer: Answer) => listAt(answer.body, "data").map((row) => textAt(row, "id"));
    expect(ids(await list(next.jwt)).sort()).toEqual(ids({ body } as Answer).sort());
  });

  test("what a client says of itself counts only with the edge secret", async () => {
    const { email } = await account("liar");
    const headers = { "x-client-ip": "198.51.100.7", "x-client-agent": FIREFOX };
    const body = { identifier: email, password: PASSWORD };
    const { jwt } = tokensOf((await cms().call("POST", "/api/auth/local", { body, headers })).body);
    expect((await list(jwt)).body).toMatchObject({ data: [{ address: "127.0.0.x" }, {}] });
  });

  test("ends one of them, and only an own one", async () => {
    const { tokens } = await account("revoke", 3);
    const stranger = await account("stranger");
    const rows = listAt((await list(tokens[0]?.jwt)).body, "data");
    const others = rows.filter((row) => !Reflect.get(Object(row), "current"));
    const id = textAt(others[0], "id");
    const foreign = await cms().delete(`/api/auth/sessions/${id}`, stranger.tokens[0]?.jwt);
    expect([foreign.status, textAt(foreign.body, "error", "message")]).toEqual([
      404,
      "Session not found",
    ]);
    const answer = await cms().delete(`/api/auth/sessions/${id}`, tokens[0]?.jwt);
    expect([answer.status, answer.body]).toEqual([200, { data: {} }]);
    const left = await alive(tokens);
    expect(left[0]).toBe(true);
    expect(left.filter(Boolean)).toHaveLength(2);
    expect((await cms().delete(`/api/auth/sessions/${id}`, tokens[0]?.jwt)).status).toBe(404);
  });
});

describe("what else ends sessions", () => {
  test("a new password ends all others; this one goes on with new tokens", async () => {
    const { email, tokens } = await account("newpassword", 2);
    const before = listAt((await cms().get("/api/auth/sessions", tokens[0]?.jwt)).body, "data");
    const change = {
      currentPassword: PASSWORD,
      password: OTHER_PASSWORD,
      passwordConfirmation: OTHER_PASSWORD,
    };
    const { status, body } = await cms().post("/api/auth/change-password", change, tokens[0]?.jwt);
    expect(status).toBe(200);
    expect(await alive([...tokens, tokensOf(body)])).toEqual([false, false, true]);
    const after = listAt((await cms().get("/api/auth/sessions", textAt(body, "jwt"))).body, "data");
    expect(after).toHaveLength(1);
    expect(textAt(after[0], "id")).toBe(textAt(before[0], "id"));
    expect(textAt(after[0], "loginAt")).toBe(textAt(before[0], "loginAt"));
    expect((await signIn(cms(), email)).status).toBe(400);
    expect((await signIn(cms(), email, OTHER_PASSWORD)).status).toBe(200);
  });

  test.each([
    ["a password set in the panel", { password: OTHER_PASSWORD }],
    ["a block in the panel", { blocked: true }],
  ])("%s", async (_, data) => {
    const { email, tokens } = await account(`panel${Object.keys(data).join("")}`, 2);
    expect(await alive(tokens)).toEqual([true, true]);
    expect((await panelEdit(cms(), email, data)).status).toBe(200);
    expect(await alive(tokens)).toEqual([false, false]);
  });

  test("a name set in the panel does not", async () => {
    const { email, tokens } = await account("panelname");
    expect((await panelEdit(cms(), email, { full_name: "Vera Vogel" })).status).toBe(200);
    expect(await alive(tokens)).toEqual([true]);
  });

  test("deletion in the panel, one by one and in bulk", async () => {
    const one = await account("delete1");
    const two = await account("delete2");
    await switchSecondFactorOn(cms(), one.tokens[0]?.jwt ?? "");
    await cms().post("/api/auth/forgot-password", { email: one.email });
    const url = `/content-manager/collection-types/${USER}`;
    const token = await panelToken(cms());
    const id = async (email: string) => String((await userRow(cms(), email)).documentId);
    const gone = await id(one.email);
    expect((await cms().delete(`${url}/${gone}`, token)).status).toBe(200);
    for (const kind of ["account-token", "second-factor", "known-place"] as const) {
      const left = cms().strapi.db.query(`api::account.${kind}`);
      expect(await left.count({ where: { account: gone } }), kind).toBe(0);
    }
    const bulk = { documentIds: [await id(two.email)] };
    expect((await cms().post(`${url}/actions/bulkDelete`, bulk, token)).status).toBe(200);
    for (const { jwt, refreshToken } of [...one.tokens, ...two.tokens]) {
      expect((await cms().get("/api/publications", jwt)).status).toBe(401);
      expect((await refresh(cms(), refreshToken)).status).toBe(401);
    }
  });

  test("a sign-in in flight does not survive a new password", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, tokens } = await account(`race${round}`);
      const change = {
        currentPassword: PASSWORD,
        password: OTHER_PASSWORD,
        passwordConfirmation: OTHER_PASSWORD,
      };
      const [changed, ...late] = await Promise.all([
        cms().post("/api/auth/change-password", change, tokens[0]?.jwt),
        ...Array.from({ length: 4 }, () => signIn(cms(), email)),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of late) {
        if (status === 200) expect(await isAlive(tokensOf(body))).toBe(false);
      }
    }
  });
});

test("the owner's writes are rejected as soon as the session has ended", async () => {
  const { jwt, refreshToken } = await cms().signIn(OWNER.email, OWNER.password);
  const data = { title: "Dr.", organization: "X" };
  const created = await cms().post("/api/awards", { data }, jwt);
  expect(created.status).toBe(201);
  await cms().post("/api/auth/logout", { refreshToken });
  const url = `/api/awards/${textAt(created.body, "data", "documentId")}`;
  for (const method of ["GET", "PUT", "DELETE"]) {
    const body = method === "PUT" ? { data } : undefined;
    expect((await cms().call(method, url, { token: jwt, body })).status).toBe(401);
  }
  expect((await cms().get(url)).status).toBe(200);
  await cms().delete(url, await cms().ownerToken());
});

describe("storage", () => {
  let names: string[] = [];

  beforeAll(async () => {
    const { connection } = cms().strapi.db;
    const isPostgres = cms().strapi.db.dialect.client === "postgres";
    const answer: unknown = await connection.raw(
      isPostgres
        ? "select indexname as name from pg_indexes"
        : "select name from sqlite_master where type = 'index'",
    );
    const rows = isPostgres ? listAt(answer, "rows") : listAt(answer);
    names = rows.map((row) => textAt(row, "name"));
  });

  test("an error of the database names no value", async () => {
    const table = cms().strapi.db.connection("account_tokens");
    const row = { hash: "a-hash-that-stays-secret" };
    await table.clone().insert(row);
    await expect(table.clone().insert(row)).rejects.toThrow(/^(?!.*stays-secret)/s);
    await table.clone().where(row).delete();
  });

  test("what is looked up by each request has an index", () => {
    expect(names).toContain("strapi_sessions_session_id_idx");
    expect(names).toContain("strapi_sessions_user_id_idx");
    expect(names).toContain("account_tokens_account_idx");
    expect(names.some((name) => /account_tokens_hash/.test(name))).toBe(true);
    expect(names.some((name) => /known_places_place/.test(name))).toBe(true);
    expect(names.some((name) => /second_factors_account/.test(name))).toBe(true);
  });
});
