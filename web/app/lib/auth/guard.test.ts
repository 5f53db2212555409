import { expect, it } from "vitest";
import { readToast } from "../toast/toast.server";
import { requireOwner } from "./guard.server";

/** What nobody is answered. */
async function answerTo(method: string) {
  const headers = { referer: "http://localhost:3000/admin/blog/new" };
  const request = new Request("http://localhost:3000/admin/blog/new", { method, headers });
  const answer: unknown = await requireOwner(request).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("It is no response.");
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { toast } = await readToast(new Request(request.url, { headers: { cookie } }));
  return { location: answer.headers.get("location"), toast };
}

it("says to whoever writes without a session that nobody is signed in", async () => {
  expect(await answerTo("POST")).toEqual({
    location: "/login?redirectTo=%2Fadmin%2Fblog%2Fnew",
    toast: {
      type: "error",
      title: "User not authenticated",
      description: "Nothing was saved. Please sign in.",
    },
  });
});

it("leads whoever reads without a session to the login page, without a word", async () => {
  const location = "/login?redirectTo=%2Fadmin%2Fblog%2Fnew";
  expect(await answerTo("GET")).toEqual({ location, toast: null });
  expect(await answerTo("HEAD")).toMatchObject({ toast: null });
});
