import { data } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CmsError, createCms } from "../cms/cms.server";
import { runCommand } from "./command.server";
import type { AuthenticatedUser } from "../auth/guard.server";
import { type Toast, success } from "../toast/toast";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), title: z.string({ error: "Title is required" }) }),
  z.object({ intent: z.literal("change"), secret: z.string().min(8, "Too short") }),
]);

/** A signed-in user whose replies keep their toasts aside. */
function authenticatedUserWith(toasts: Toast[]): AuthenticatedUser {
  return {
    profile: { id: "1", full_name: "Ada", email: "ada@example.edu", is_admin: true },
    cms: createCms(() => Promise.reject(new Error("nothing calls the cms here"))),
    previewCms: () => {
      throw new Error("no preview");
    },
    headers: () => Promise.resolve(new Headers()),
    setFormKey: () => undefined,
    replaceTokens: () => undefined,
    reply: (value, { toast, status } = {}) => {
      if (toast) toasts.push(toast);
      return Promise.resolve(data(value, status ? { status } : {}));
    },
    json: () => Promise.reject(new Error("not for screens")),
    download: () => Promise.reject(new Error("not for screens")),
    file: () => Promise.reject(new Error("not for screens")),
    redirect: () => Promise.reject(new Error("not for screens")),
  };
}

async function post(
  fields: Record<string, string>,
  run: () => Promise<{ toast?: Toast; version?: string }> = () => Promise.resolve({}),
  failed?: Toast,
) {
  const toasts: Toast[] = [];
  const request = new Request("http://localhost/admin", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await runCommand(authenticatedUserWith(toasts), request, schema, {
    run,
    failed: ({ intent }, { message }) => failed ?? `${intent}: ${message}`,
    hideFields: ["secret"],
  });
  return { body: answer.data, status: answer.init?.status ?? 200, toasts };
}

describe("runCommand", () => {
  it("answers with what the command returned, and its toast beside it", async () => {
    const toast = success("Saved.");
    const saved = await post({ intent: "save", title: "T" }, () =>
      Promise.resolve({ version: "2", toast }),
    );
    expect(saved).toEqual({
      body: { intent: "save", saved: true, version: "2" },
      status: 200,
      toasts: [toast],
    });
  });

  it("rejects an invalid form with 400 and its messages, and never carries it out", async () => {
    const run = () => Promise.reject(new Error("carried out"));
    const rejected = await post({ intent: "save" }, run);
    expect(rejected).toMatchObject({
      body: { saved: false, result: { error: { title: ["Title is required"] } } },
      status: 400,
      toasts: [],
    });
    expect((await post({ intent: "made-up" }, run)).status).toBe(400);
  });

  it("finds nothing wrong with the button of a list", async () => {
    const button = JSON.stringify({ type: "insert", payload: { name: "rows" } });
    const answered = await post({ intent: "save", __intent__: button });
    expect(answered).toMatchObject({ body: { saved: false }, status: 200 });
  });

  it("puts what the cms rejects at the fields, with a toast", async () => {
    const error = new CmsError(409, "Changed meanwhile", { title: "Taken" });
    const rejected = await post({ intent: "save", title: "T" }, () => Promise.reject(error));
    expect(rejected).toMatchObject({
      body: { saved: false, conflict: true, result: { error: { title: ["Taken"] } } },
      status: 200,
      toasts: [{ type: "error", title: "Error", description: "save: Changed meanwhile" }],
    });
  });

  it("shows a failure under the title that the screen gives it", async () => {
    const toast: Toast = { type: "error", title: "Error Saving Data", description: "It is down." };
    const reject = () => Promise.reject(new CmsError(0, "Unreachable"));
    expect((await post({ intent: "save", title: "T" }, reject, toast)).toasts).toEqual([toast]);
  });

  it("sends no secret back, whoever rejects it", async () => {
    const error = new CmsError(400, "Wrong");
    for (const secret of ["hunter2", "hunter2hunter2"]) {
      const rejected = await post({ intent: "change", secret }, () => Promise.reject(error));
      expect(rejected.body.saved).toBe(false);
      expect(JSON.stringify(rejected)).not.toContain(secret);
    }
  });

  it("hands on what is no word of the cms", async () => {
    const defect = new Error("a defect");
    await expect(post({ intent: "save", title: "T" }, () => Promise.reject(defect))).rejects.toBe(
      defect,
    );
  });
});
