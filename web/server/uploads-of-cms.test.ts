import { once } from "node:events";
import type { RequestListener } from "node:http";
import { request as ask } from "node:http";
import connect from "connect";
import { describe, expect, it } from "vitest";
import { answerText } from "./answer-text";
import { HttpError } from "./http-error";
import { serve } from "./testing";
import { uploads } from "./uploads";

const PICTURE = Buffer.from("a picture of sixteen ");

/** A web server in front of a cms that answers as it is told. */
async function serveUploads(cms: RequestListener) {
  const { base: cmsBase, server } = await serve(() => cms);
  const { base } = await serve(() => {
    const app = connect();
    app.use("/uploads", uploads({ address: new URL(`${cmsBase}/uploads/`) }));
    app.use((_request: unknown, response: Parameters<RequestListener>[1]) =>
      answerText(response, 404, "Not Found"),
    );
    app.use(
      (
        error: unknown,
        _request: unknown,
        response: Parameters<RequestListener>[1],
        _next: unknown,
      ) => {
        if (!(error instanceof HttpError)) throw error;
        for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
        answerText(response, error.status, error.message);
      },
    );
    return app;
  });
  return { base, server };
}

describe("uploads that the cms keeps in a bucket", () => {
  it("are passed on with what the cms knows of them, and said to be kept for good", async () => {
    const asked: string[] = [];
    const { base } = await serveUploads((request, response) => {
      const { range, cookie, "x-request-id": id } = request.headers;
      asked.push([request.method, request.url, range, id, cookie].join(" "));
      response.writeHead(206, {
        "content-type": "text/html",
        "content-length": 4,
        "content-range": `bytes 2-5/${PICTURE.length}`,
        etag: '"1"',
        "set-cookie": "a=b",
        "cache-control": "max-age=0",
      });
      response.end(PICTURE.subarray(2, 6));
    });
    const response = await fetch(`${base}/uploads/photo_1.png?updated=1`, {
      headers: { range: "bytes=2-5", cookie: "session=1", "x-request-id": "r1" },
    });
    expect(asked).toEqual(["GET /uploads/photo_1.png bytes=2-5 r1 "]);
    expect(response.status).toBe(206);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": "4",
      "content-range": "bytes 2-5/21",
      etag: '"1"',
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE.subarray(2, 6));
  });

  it.each([
    "/uploads/",
    "/uploads/.hidden",
    "/uploads/a/b.png",
    "/uploads/..%2fapi%2fusers",
    "/uploads/%2e%2e/api/users",
    "/uploads/a%00.png",
    "/uploads/%ff",
  ])("are not looked for under %s", async (path) => {
    const asked: unknown[] = [];
    const { base } = await serveUploads((request, response) => {
      asked.push(request.url);
      response.end("classified");
    });
    const { hostname, port } = new URL(base);
    const call = ask({ hostname, port, path }).end();
    const [answer] = (await once(call, "response")) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect([answer.statusCode, asked]).toEqual([404, []]);
  });

  it("are only read", async () => {
    const { base } = await serveUploads((_request, response) => response.end("written"));
    const response = await fetch(`${base}/uploads/photo_1.png`, { method: "PUT", body: "x" });
    expect(response.status).toBe(404);
  });

  it("remember nothing of a part that a file does not have", async () => {
    const { base } = await serveUploads((_request, response) => {
      response.writeHead(416, { "content-range": "bytes */21" }).end();
    });
    const { status, headers } = await fetch(`${base}/uploads/photo_1.png`, {
      headers: { range: "bytes=99-" },
    });
    expect(status).toBe(416);
    expect(headers.get("content-range")).toBe("bytes */21");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    [404, 404, null],
    [503, 503, "10"],
    [500, 503, "10"],
    [301, 503, "10"],
  ])("are %s at the cms, and then %s here", async (status, expected, retryAfter) => {
    const { base } = await serveUploads((_request, response) => {
      response.writeHead(status, { location: "http://elsewhere.example" }).end("a detail");
    });
    const response = await fetch(`${base}/uploads/photo_1.png`, { redirect: "manual" });
    expect(response.status).toBe(expected);
    expect(response.headers.get("retry-after")).toBe(retryAfter);
    expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
    expect(await response.text()).not.toContain("a detail");
  });

  it("are 503 while the cms is away, and broken off where it breaks off", async () => {
    const { base, server } = await serveUploads((_request, response) => {
      response.writeHead(200, { "content-length": PICTURE.length });
      response.write(PICTURE.subarray(0, 5));
      setTimeout(() => response.destroy(), 20);
    });
    const broken = await fetch(`${base}/uploads/photo_1.png`);
    await expect(broken.arrayBuffer()).rejects.toThrow();
    server.close();
    server.closeAllConnections();
    expect((await fetch(`${base}/uploads/photo_1.png`)).status).toBe(503);
  });
});
