import { expect, it, vi } from "vitest";
import { readTexts } from "./public-form.server";

const URL_ENCODED = "application/x-www-form-urlencoded";

function post(body: BodyInit, type: string | null = URL_ENCODED): Request {
  const request = new Request("http://localhost/login", { method: "POST", body, duplex: "half" });
  if (type === null) request.headers.delete("content-type");
  else request.headers.set("content-type", type);
  return request;
}

/** The texts that are read, or the status of the answer. */
async function outcomeOf(request: Request): Promise<unknown> {
  try {
    return await readTexts(request, ["email", "password"]);
  } catch (response) {
    if (response instanceof Response) return response.status;
    throw response;
  }
}

it("reads the named texts and nothing else", async () => {
  const body = "email=ada%40example.edu&password=+100%25+%F0%9F%98%80&role=owner&__proto__=x";
  expect(await outcomeOf(post(body))).toEqual({
    email: "ada@example.edu",
    password: " 100% 😀",
  });
  expect(await outcomeOf(post("email=é", `${URL_ENCODED}; charset=UTF-8`))).toEqual({
    email: "é",
    password: "",
  });
  expect(await outcomeOf(post(""))).toEqual({ email: "", password: "" });
});

it("cuts long texts between characters", async () => {
  const password = `${"a".repeat(1999)}😀b`;
  expect(await outcomeOf(post(new URLSearchParams({ password })))).toEqual({
    email: "",
    password: `${"a".repeat(1999)}😀`,
  });
});

it.each(["%ED%A0%BD", "%FF", "a%C3", "%C0%AF"])("rejects %s, which is not UTF-8", async (bytes) => {
  expect(await outcomeOf(post(`email=a&password=${bytes}`))).toBe(400);
  expect(await outcomeOf(post(`email=a&${bytes}=b`))).toBe(400);
});

it("rejects raw bytes that are not UTF-8", async () => {
  expect(await outcomeOf(post(Buffer.from("password=\xff", "latin1")))).toBe(400);
});

it.each(["application/json", "text/plain", "multipart/form-data; boundary=x", "text/html", null])(
  "rejects the content type %s",
  async (type) => {
    expect(await outcomeOf(post("email=a", type))).toBe(415);
  },
);

it("rejects a real multipart form", async () => {
  const form = new FormData();
  form.set("email", "a");
  const request = new Request("http://localhost/login", { method: "POST", body: form });
  expect(await outcomeOf(request)).toBe(415);
});

it("takes 20 fields and 32 kilobytes", async () => {
  expect(await outcomeOf(post("a&".repeat(19)))).toEqual({ email: "", password: "" });
  expect(await outcomeOf(post("a&".repeat(20)))).toBe(400);
  const longest = `email=b&note=${"x".repeat(32 * 1024 - 13)}`;
  expect(await outcomeOf(post(longest))).toEqual({ email: "b", password: "" });
  expect(await outcomeOf(post(`${longest}x`))).toBe(413);
});

it("rejects many fields before it parses them", async () => {
  const parsed = vi.spyOn(globalThis, "URLSearchParams");
  const read = vi.spyOn(Request.prototype, "formData");
  expect(await outcomeOf(post("a&".repeat(10_000)))).toBe(400);
  expect(await outcomeOf(post("a&".repeat(500_000)))).toBe(413);
  expect(parsed).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it("reads no further than the limit", async () => {
  let sent = 0;
  const long = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024).fill(97));
      if (sent === 1000) controller.close();
    },
  });
  expect(await outcomeOf(post(long))).toBe(413);
  expect(sent).toBeLessThan(40);
});

it("reads a body that comes byte by byte", async () => {
  const body = Buffer.from(`email=${"x".repeat(1500)}&note=${"y".repeat(6000)}&password=%C3%A9`);
  const trickle = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of body) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await outcomeOf(post(trickle))).toEqual({
    email: "x".repeat(1500),
    password: "é",
  });
});

it("answers a body that breaks off", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error("aborted"));
    },
  });
  expect(await outcomeOf(post(broken))).toBe(400);
});
