import { type IncomingHttpHeaders, get } from "node:http";
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sendBody } from "./send-body";
import { serve } from "./testing";

const PAGE = { "content-type": "text/html; charset=utf-8" };
const TEXT = "<p>Iridium and its neighbors</p>".repeat(2_000);

/** Serves a body with these headers, and keeps the error that sending it has ended with. */
async function serveBody(headers: Record<string, string>, body: () => ReadableStream | string) {
  const errors: unknown[] = [];
  const { base } = await serve(() => (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const stream = new Response(body()).body;
    if (stream) sendBody(stream, request, response).catch((error: unknown) => errors.push(error));
  });
  return { base, errors };
}

function ask(
  url: string,
  encoding: string,
  method = "GET",
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { method, headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    request.once("error", reject);
  });
}

/** A body that begins, and goes on when it is told to. */
function pausing(first: string, last: string) {
  const parts = {
    finish: () => {},
    fail: (_error: Error) => {},
    isGivenUp: false,
    stream: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from(first));
          parts.finish = () => {
            controller.enqueue(Buffer.from(last));
            controller.close();
          };
          parts.fail = (error) => controller.error(error);
        },
        cancel() {
          parts.isGivenUp = true;
        },
      }),
  };
  return parts;
}

describe("a body", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is sent as %s where that is taken", async (encoding, decompress) => {
    const length = String(Buffer.byteLength(TEXT));
    const { base } = await serveBody({ ...PAGE, "content-length": length }, () => TEXT);
    const { headers, body } = await ask(base, encoding);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("accept-encoding");
    expect(headers["content-length"]).toBeUndefined();
    expect(body.length).toBeLessThan(TEXT.length / 50);
    expect(decompress(body).toString()).toBe(TEXT);
  });

  it.each([
    ["the browser takes none", "identity", PAGE, "accept-encoding"],
    ["it is compressed already", "br", { ...PAGE, "content-encoding": "zstd" }, "accept-encoding"],
    ["its type gains nothing by it", "br", { "content-type": "image/png" }, undefined],
  ])("is sent as it is when %s", async (_why, accepted, own: Record<string, string>, vary) => {
    const { base } = await serveBody(own, () => TEXT);
    const { headers, body } = await ask(base, accepted);
    expect(headers["content-encoding"]).toBe(own["content-encoding"]);
    expect(headers.vary).toBe(vary);
    expect(body.toString()).toBe(TEXT);
  });

  it("adds to what the app's answer varies with", async () => {
    const { base } = await serveBody({ ...PAGE, vary: "cookie" }, () => TEXT);
    expect((await ask(base, "identity")).headers.vary).toBe("cookie, accept-encoding");
  });

  it("is left out of the answer to HEAD", async () => {
    const { base, errors } = await serveBody(PAGE, () => TEXT);
    const { headers, body } = await ask(base, "br", "HEAD");
    expect(headers["content-type"]).toBe(PAGE["content-type"]);
    expect(body.length).toBe(0);
    expect(errors).toEqual([]);
  });

  it.each([
    ["br", createBrotliDecompress],
    ["gzip", createGunzip],
  ])("shows what there is of it while the rest is made (%s)", async (encoding, decompressor) => {
    const parts = pausing("the frame", ", the rest");
    const { base } = await serveBody(PAGE, parts.stream);
    let text = "";
    await new Promise<void>((resolve, reject) => {
      get(base, { headers: { "accept-encoding": encoding } }, (response) => {
        const plain = response.pipe(decompressor());
        plain.setEncoding("utf8");
        plain.on("data", (part: string) => {
          text += part;
          if (text === "the frame") parts.finish();
        });
        plain.on("end", resolve);
        plain.on("error", reject);
      }).once("error", reject);
    });
    expect(text).toBe("the frame, the rest");
  });

  it.each(["identity", "br"])("ends with the visitor who goes away (%s)", async (encoding) => {
    const parts = pausing("the frame", "");
    const { base, errors } = await serveBody(PAGE, parts.stream);
    await new Promise<void>((resolve) => {
      const request = get(base, { headers: { "accept-encoding": encoding } }, (response) => {
        response.once("data", () => request.destroy());
        response.once("close", resolve);
        response.once("error", () => {});
      });
    });
    await expect.poll(() => parts.isGivenUp).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each(["identity", "br"])("says when it breaks off (%s)", async (encoding) => {
    const parts = pausing("the frame", "");
    const { base, errors } = await serveBody(PAGE, parts.stream);
    await new Promise<void>((resolve) => {
      const request = get(base, { headers: { "accept-encoding": encoding } }, (response) => {
        response.once("data", () => parts.fail(new Error("broken")));
        response.once("close", resolve);
        response.once("error", () => {});
      });
      request.once("error", () => resolve());
    });
    expect(errors).toEqual([new Error("broken")]);
  });
});
