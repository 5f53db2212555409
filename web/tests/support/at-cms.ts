import { expect, inject } from "vitest";
import { z } from "zod";
import { ownerToken } from "./owner-token";

const created = z.object({ data: z.object({ documentId: z.string() }) });

/**
 * Asks the cms itself, with the owner's rights, as Strapi's panel does: the website takes no part in it.
 * @param path below `/api/`
 */
export function atCms(method: string, path: string, data?: object): Promise<Response> {
  return fetch(`${inject("cmsUrl")}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${ownerToken}`,
      "content-type": "application/json",
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
}

/** The same for a write that has to succeed. @returns the document id of what was created */
export async function writeAtCms(method: string, path: string, data?: object): Promise<string> {
  const response = await atCms(method, path, data);
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return method === "POST" ? created.parse(await response.json()).data.documentId : "";
}
