import { createCookieSessionStorage, data, redirect, redirectDocument } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { z } from "zod";
import { env } from "../env.server";
import type { Toast } from "./toast";
import { TOAST_COOKIE, hasToast } from "./toast-cookie.server";

const storage = createCookieSessionStorage({
  cookie: {
    name: TOAST_COOKIE,
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: [env.SESSION_SECRET],
    secure: env.SITE_URL.startsWith("https:"),
  },
});
const library = createToastUtilsWithCustomSession(storage);

/**
 * remix-toast answers with responses of its own; only the cookie is taken from them, because the
 * screens answer with `data()`, which keeps their types and survives the change to React Router 7.
 */
async function toastCookie({ type, title, description, undo }: Toast): Promise<string> {
  const message = { type, message: title, ...(description ? { description } : {}) };
  const response = await library.redirectWithToast("/", message);
  const cookie = response.headers.get("set-cookie") ?? "";
  if (!undo) return cookie;
  // The library's message has no place for it.
  const session = await storage.getSession(cookie);
  session.set(UNDO, undo);
  return storage.commitSession(session);
}

const UNDO = "undo";
const undoSchema = z
  .object({
    id: z.string(),
    withOthers: z.boolean().optional(),
    reload: z.boolean().optional(),
  })
  .optional()
  .catch(undefined);

/**
 * The toast that the last action left, to be shown once.
 * Touches nothing when there is none, so that pages without a toast stay cacheable.
 * @returns headers that remove the cookie, to be sent with the answer
 */
export async function readToast(
  request: Request,
): Promise<{ toast: Toast | null; headers: Headers | null }> {
  const cookies = request.headers.get("cookie");
  if (!hasToast(cookies)) return { toast: null, headers: null };
  const { toast } = await library.getToast(request);
  const session = await storage.getSession(cookies);
  const undo = undoSchema.parse(session.get(UNDO));
  const headers = new Headers({ "set-cookie": await storage.destroySession(session) });
  if (!toast) return { toast: null, headers };
  const { type, message, description } = toast;
  return {
    toast: { type: type === "error" ? "error" : "success", title: message, description, undo },
    headers,
  };
}

/**
 * Data with a toast.
 * @param status of the answer. After any 4xx but 429 Remix does not fetch the toast (root.tsx)
 */
export async function withToast<T>(
  value: T,
  toast: Toast,
  headers = new Headers(),
  status: 200 | 429 = 200,
) {
  headers.append("set-cookie", await toastCookie(toast));
  return data(value, { headers, status });
}

/** A redirect with a toast that the next page shows. */
export async function redirectWithToast(url: string, toast: Toast, headers = new Headers()) {
  headers.append("set-cookie", await toastCookie(toast));
  return redirect(url, { headers });
}

/**
 * The same where the address may be a public page's: those are not hydrated, so that a hydrated
 * page must load them as documents.
 */
export async function redirectDocumentWithToast(url: string, toast: Toast, headers?: Headers) {
  const response = await redirectWithToast(url, toast, headers);
  return redirectDocument(url, { headers: response.headers });
}
