import { beforeAll, describe, expect, test } from "vitest";
import { useCms } from "../support/cms";
import { OWNER } from "../support/environment";
import { at, problems, textAt } from "../support/json";
import { matching } from "../support/match";

const cms = useCms();
const USER = "plugin::users-permissions.user";
const PASSWORD = "visitor password";

/** Sends a mail the way the email plugin does. */
async function send(provider: unknown, mail: object): Promise<void> {
  const method: unknown = at(provider, "send");
  if (typeof method === "function") await Reflect.apply(method, provider, [mail]);
}

describe("the owner", () => {
  test("exists once, with the given name and the role owner", async () => {
    const owners: unknown = await cms()
      .strapi.db.query(USER)
      .findMany({ where: { role: { type: "owner" } } });
    expect(owners).toMatchObject([
      { email: OWNER.email, full_name: OWNER.name, confirmed: true, blocked: false },
    ]);
    expect(textAt(owners, 0, "username")).not.toContain("@");
    expect(textAt(owners, 0, "password")).not.toContain(OWNER.password);
  });
});

describe("/api/profile", () => {
  let owner = "";
  let visitor = "";

  beforeAll(async () => {
    owner = await cms().ownerToken();
    visitor = (await cms().makeVisitor("profile@example.org", PASSWORD)).jwt;
  });

  test("answers the account's own profile", async () => {
    expect((await cms().get("/api/profile", owner)).body).toEqual({
      data: {
        id: matching(/^[a-z0-9]{24}$/),
        full_name: OWNER.name,
        email: OWNER.email,
        is_admin: true,
      },
      meta: {},
    });
    expect((await cms().get("/api/profile", visitor)).body).toMatchObject({
      data: { full_name: "Vera Visitor", email: "profile@example.org", is_admin: false },
    });
    expect((await cms().get("/api/profile")).status).toBe(403);
  });

  test("takes a new name and nothing else", async () => {
    const change = (data: unknown) => cms().put("/api/profile", { data }, visitor);
    const { status, body } = await change({ full_name: "  Vera Vogel " });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { full_name: "Vera Vogel", is_admin: false } });
    for (const full_name of ["", "   ", null, 7, undefined]) {
      expect(problems((await change({ full_name })).body)).toEqual({
        full_name: "Full name is required",
      });
    }
    expect(problems((await change({ full_name: "x".repeat(201) })).body)).toEqual({
      full_name: "Full name must be at most 200 characters",
    });
    for (const key of ["is_admin", "email", "role", "password", "id", "confirmed"]) {
      expect((await change({ full_name: "Eve", [key]: 1 })).status, key).toBe(400);
    }
    expect((await cms().put("/api/profile", {}, visitor)).status).toBe(400);
    expect((await cms().get("/api/profile", visitor)).body).toMatchObject({
      data: { full_name: "Vera Vogel", email: "profile@example.org" },
    });
  });
});

test("an email address has one account, also at the same moment", async () => {
  const documents = cms().strapi.documents(USER);
  const made = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      documents.create({
        data: {
          username: `u_race${index}`,
          email: "race@example.org",
          password: PASSWORD,
          provider: "local",
        },
      }),
    ),
  );
  const rejected = made.filter((result) => result.status === "rejected");
  expect(rejected).toHaveLength(5);
  for (const { reason } of rejected) {
    expect(at(reason, "name")).toBe("ValidationError");
    expect(at(reason, "message")).toBe("Email or Username are already taken");
  }
});

describe("sessions", () => {
  async function visitor(name: string) {
    const email = `${name}@example.org`;
    const session = await cms().makeVisitor(email, PASSWORD);
    const user: unknown = await cms().strapi.db.query(USER).findOne({ where: { email } });
    return { email, session, documentId: textAt(user, "documentId") };
  }

  function refresh(refreshToken: string) {
    return cms().post("/api/auth/refresh", { refreshToken });
  }

  async function panelEdit(documentId: string, data: Record<string, unknown>) {
    const url = `/content-manager/collection-types/${USER}/${documentId}`;
    const { status, body } = await cms().put(url, data, await cms().panelToken());
    expect(status, JSON.stringify(body)).toBe(200);
  }

  test("rotate: a refresh token works once", async () => {
    const { session } = await visitor("rotate");
    const next = await refresh(session.refreshToken);
    expect(next.status).toBe(200);
    expect((await refresh(session.refreshToken)).status).toBe(409);
    expect((await refresh(textAt(next.body, "refreshToken"))).status).toBe(200);
  });

  test("end when the panel sets a password", async () => {
    const { session, documentId } = await visitor("panelpassword");
    await panelEdit(documentId, { password: "another password" });
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  test("end when the panel blocks the account", async () => {
    const { session, documentId } = await visitor("blocked");
    await panelEdit(documentId, { blocked: true });
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await cms().get("/api/profile", session.jwt)).status).toBe(401);
  });

  test("survive a new name", async () => {
    const { session, documentId } = await visitor("renamed");
    await panelEdit(documentId, { full_name: "  New Name " });
    expect((await cms().get("/api/profile", session.jwt)).body).toMatchObject({
      data: { full_name: "New Name" },
    });
    expect((await refresh(session.refreshToken)).status).toBe(200);
  });

  test("end with the account", async () => {
    const { session, documentId } = await visitor("deleted");
    const url = `/content-manager/collection-types/${USER}/${documentId}`;
    await cms().delete(url, await cms().panelToken());
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await cms().get("/api/profile", session.jwt)).status).toBe(401);
  });

  test("end everywhere when the password is changed", async () => {
    const { session, email } = await visitor("changed");
    const other = await cms().signIn(email, PASSWORD);
    const { status, body } = await cms().post(
      "/api/auth/change-password",
      {
        currentPassword: PASSWORD,
        password: "a new password",
        passwordConfirmation: "a new password",
      },
      session.jwt,
    );
    expect(status).toBe(200);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect((await refresh(textAt(body, "refreshToken"))).status).toBe(200);
  });

  test("the wrong current password changes nothing", async () => {
    const { session } = await visitor("wrongcurrent");
    const { status, body } = await cms().post(
      "/api/auth/change-password",
      {
        currentPassword: "not my password",
        password: "a new password",
        passwordConfirmation: "a new password",
      },
      session.jwt,
    );
    expect(status).toBe(400);
    expect(at(body, "error", "message")).toBe("The provided current password is invalid");
  });
});

describe("mail", () => {
  test("goes to the outbox as a complete file when there is no mail server", async () => {
    const provider: unknown = cms().strapi.plugin("email").provider;
    const mail = { to: "vera@example.org", subject: "Größe", text: "Hello", html: "<p>Hello</p>" };
    await send(provider, mail);
    const mails = await cms().mails();
    const written = mails.find((text) => /^To: vera@example\.org$/m.test(text)) ?? "";
    expect(written).toMatch(/^From: no-reply@ada\.example\.edu$/m);
    expect(written).toMatch(/^To: vera@example\.org$/m);
    expect(written).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(written).toContain("<p>Hello</p>");
  });
});

describe("permissions are the desired state", () => {
  test("no role has more than the list, whatever was clicked before", async () => {
    const permissions: unknown[] = await cms()
      .strapi.db.query("plugin::users-permissions.permission")
      .findMany({ populate: { role: true } });
    const actions = (type: string) =>
      permissions
        .filter((permission) => at(permission, "role", "type") === type)
        .map((permission) => textAt(permission, "action"));
    for (const type of ["public", "authenticated", "owner"]) {
      expect(new Set(actions(type)).size, type).toBe(actions(type).length);
    }
    const writes = /\.(create|update|delete|replaceAll|upload|destroy)$/;
    const publicWrites = actions("public").filter((action) => writes.test(action));
    expect(publicWrites).toEqual([]);
    const own = actions("authenticated").filter((action) => writes.test(action));
    expect(own.filter((action) => !/^api::(profile|account)\./.test(action))).toEqual([]);
    expect(
      permissions.some((permission) => textAt(permission, "action").startsWith(`${USER}.find`)),
    ).toBe(false);
  });
});
