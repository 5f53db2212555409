import { expect, it } from "vitest";
import { CmsError, cmsErrorOf } from "../cms/cms.server";
import { withToast } from "../toast/toast.server";
import { rejectionStatus, retryAfterHeaders } from "./too-many-attempts";

const toast = { type: "error", title: "Authentication Error" } as const;

function limited(retryAfter: number | null): CmsError {
  const error = { message: "Too many requests, please try again in 15 minutes.", details: {} };
  return cmsErrorOf({ status: 429, body: { error }, tags: null, size: 0, retryAfter });
}

it("answers too many attempts with 429, Retry-After and the toast", async () => {
  const { init } = await withToast({}, toast, ...rejectionStatus(limited(840)));
  expect(init?.status).toBe(429);
  const headers = new Headers(init?.headers);
  expect(headers.get("retry-after")).toBe("840");
  expect(headers.get("set-cookie")).toMatch(/^toast=/);
});

it("does without Retry-After where the cms has not said it", () => {
  const [headers, status] = rejectionStatus(limited(null));
  expect([status, headers.has("retry-after")]).toEqual([429, false]);
});

it("answers any other rejection with 200, because only then the toast is fetched", async () => {
  const { init } = await withToast({}, toast, ...rejectionStatus(new CmsError(400, "Wrong")));
  expect(init?.status).toBe(200);
});

it("passes Retry-After on to a document, and nothing else", () => {
  const pass = (actionHeaders: Headers) =>
    new Headers(
      retryAfterHeaders({
        actionHeaders,
        loaderHeaders: new Headers(),
        parentHeaders: new Headers(),
        errorHeaders: undefined,
      }),
    );
  expect([...pass(new Headers({ "retry-after": "60", "x-other": "1" }))]).toEqual([
    ["retry-after", "60"],
  ]);
  expect([...pass(new Headers())]).toEqual([]);
});

it("passes on what a loader has thrown", () => {
  const headers = retryAfterHeaders({
    actionHeaders: new Headers(),
    loaderHeaders: new Headers(),
    parentHeaders: new Headers(),
    errorHeaders: new Headers({ "retry-after": "60" }),
  });
  expect(headers).toEqual({ "retry-after": "60" });
});
