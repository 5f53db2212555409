import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app";
import { RenderQueue } from "./render-queue";
import { createRequestLog } from "./request-log";
import { serve } from "./testing";

describe("files", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), "files-test-"));
    await mkdir(path.join(directory, "files/folder"), { recursive: true });
    await writeFile(path.join(directory, "secret.txt"), "classified");
    const files = {
      "portrait.png": "png",
      "drawing.svg": "<svg/>",
      "paper.pdf": "%PDF",
      "talk.mp4": "mp4",
      "page.html": "<script>alert(1)</script>",
      "data.csv": "a,b",
      unknown: "?",
      "entry-abc.js": "1".repeat(2000),
      "entry-abc.js.br": "br",
      "entry-abc.js.gz": "gz",
      ".hidden": "x",
    };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(directory, "files", name), text);
    }
    await mkdir(path.join(directory, "client"));
    await writeFile(path.join(directory, "client/robots.txt"), "User-agent: *");
    await symlink("../files", path.join(directory, "client/assets"));
  });

  const serveFiles = () =>
    serve((site) =>
      createApp({
        clientDir: path.join(directory, "client"),
        uploads: { folder: path.join(directory, "files") },
        notFound: (_request, _response, next) => next(),
        render: ({ url }) =>
          Promise.resolve(new Response(`the app at ${new URL(url).pathname}`, { status: 404 })),
        queue: new RenderQueue(),
        log: createRequestLog(() => {}),
        site,
      }),
    );

  it("leaves to the app what is no file, and each address as it is", async () => {
    const { base } = await serveFiles();
    expect(await (await fetch(`${base}/robots.txt`)).text()).toBe("User-agent: *");
    for (const address of ["/", "/uploadsfile", "/blog/a"]) {
      expect(await (await fetch(base + address)).text()).toBe(`the app at ${address}`);
    }
  });

  it("sends PDFs beside the pages of publications, and nothing else there", async () => {
    const { base } = await serveFiles();
    const paper = await fetch(`${base}/publications/paper.pdf`);
    expect([paper.status, paper.headers.get("content-type"), await paper.text()]).toEqual([
      200,
      "application/pdf",
      "%PDF",
    ]);
    expect(paper.headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const name of ["missing.pdf", "portrait.png", "page.html", "..%2Fsecret.txt", ".hidden"]) {
      expect((await fetch(`${base}/publications/${name}`)).status, name).toBe(404);
    }
  });

  it("sends all of a script to whoever asks for an impossible part of it", async () => {
    const { base } = await serveFiles();
    for (const range of ["bytes=10-5", "bytes=-", "bytes=a-b", "lines=1-2"]) {
      const response = await fetch(`${base}/assets/entry-abc.js`, { headers: { range } });
      expect([200, 416]).toContain(response.status);
    }
  });

  it.each([
    ["portrait.png", "image/png"],
    ["drawing.svg", "image/svg+xml"],
    ["paper.pdf", "application/pdf"],
    ["talk.mp4", "video/mp4"],
  ])("shows %s", async (name, type) => {
    const { base } = await serveFiles();
    const { status, headers } = await fetch(`${base}/uploads/${name}`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain(type);
    expect(headers.get("content-disposition")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it.each(["page.html", "data.csv", "unknown", "entry-abc.js"])("downloads %s", async (name) => {
    const { base } = await serveFiles();
    const { headers } = await fetch(`${base}/uploads/${name}`);
    expect(headers.get("content-disposition")).toBe("attachment");
  });

  it("lets no picture run scripts", async () => {
    const { base } = await serveFiles();
    const { headers } = await fetch(`${base}/uploads/drawing.svg`);
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none';.*sandbox/);
  });

  it("lets feed readers show pictures on pages of other sites, and nothing else", async () => {
    const { base } = await serveFiles();
    const policyOf = async (name: string) =>
      (await fetch(`${base}/uploads/${name}`)).headers.get("cross-origin-resource-policy");
    expect(await policyOf("portrait.png")).toBe("cross-origin");
    expect(await policyOf("paper.pdf")).toBe("same-origin");
    expect(await policyOf("data.csv")).toBe("same-origin");
  });

  it("lets no PDF run scripts or stand in a frame elsewhere", async () => {
    const { base } = await serveFiles();
    const { headers } = await fetch(`${base}/uploads/paper.pdf`);
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'none';.*frame-ancestors 'self'/,
    );
  });

  it.each([
    "/uploads/",
    "/uploads/folder",
    "/uploads/folder/",
    "/uploads/.hidden",
    "/uploads/missing.png",
    "/uploads/..%2fsecret.txt",
    "/uploads/%2e%2e/secret.txt",
    "/uploads/..%5csecret.txt",
    "/assets/missing.js",
  ])("has nothing at %s", async (address) => {
    const { base } = await serveFiles();
    const response = await fetch(base + address);
    expect([403, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("classified");
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("sends the smallest script to a browser that takes %s", async (accepted, encoding) => {
    const { base } = await serveFiles();
    const { headers } = await fetch(`${base}/assets/entry-abc.js`, {
      method: "HEAD",
      headers: { "accept-encoding": accepted },
    });
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("content-type")).toContain("javascript");
    expect(headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});
