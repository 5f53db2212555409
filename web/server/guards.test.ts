import { describe, expect, it } from "vitest";
import { type GuardedRequest, createGuard } from "./guards";

const publicSite = createGuard(new URL("https://marchetti.example.edu"));
const localSite = createGuard(new URL("http://localhost:3000"));

function request(parts: Partial<GuardedRequest>): GuardedRequest {
  const { headers, ...rest } = parts;
  return {
    method: "GET",
    url: "/",
    headers: { host: "marchetti.example.edu", ...headers },
    ...rest,
  };
}

const post = (headers: GuardedRequest["headers"] = {}, url = "/login") =>
  publicSite(request({ method: "POST", url, headers }));

describe("addresses", () => {
  it("lets ordinary ones pass", () => {
    for (const url of ["/", "/publications?year=2024", "/blog/abc", "/a/b/c/d/e/f/g/h"]) {
      expect(publicSite(request({ url }))).toBeNull();
    }
  });

  it("refuses long ones", () => {
    expect(publicSite(request({ url: `/${"a".repeat(2047)}` }))).toBeNull();
    expect(publicSite(request({ url: `/${"a".repeat(2048)}` }))).toMatchObject({ status: 414 });
    expect(publicSite(request({ url: `/?q=${"a".repeat(2048)}` }))).toMatchObject({ status: 414 });
  });

  it("refuses deep ones, but not slashes in the query", () => {
    expect(publicSite(request({ url: "/a/b/c/d/e/f/g/h/i" }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "/".repeat(1500) }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "/?next=/a/b/c/d/e/f/g/h/i/j" }))).toBeNull();
  });

  it("refuses what could be read as another host", () => {
    expect(publicSite(request({ url: "//evil.example/" }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "/\\evil.example" }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "http://evil.example/" }))).toMatchObject({ status: 400 });
  });

  it("refuses unknown methods", () => {
    expect(publicSite(request({ method: "TRACE" }))).toMatchObject({ status: 405 });
    expect(publicSite(request({ method: "PROPFIND" }))).toMatchObject({ status: 405 });
  });
});

describe("hosts", () => {
  it("answers the public one alone, in any case", () => {
    expect(publicSite(request({ headers: { host: "MARCHETTI.example.edu" } }))).toBeNull();
    for (const host of ["evil.example", "localhost:3000", "marchetti.example.edu:8443", "a b"]) {
      expect(publicSite(request({ headers: { host } }))).toMatchObject({ status: 421 });
    }
  });

  it("refuses requests without one", () => {
    expect(publicSite({ method: "GET", url: "/", headers: {} })).toMatchObject({ status: 400 });
  });

  it("answers all loopback names when the site is on one", () => {
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
      expect(localSite(request({ headers: { host } }))).toBeNull();
    }
    for (const host of ["localhost:3001", "localhost", "evil.example:3000"]) {
      expect(localSite(request({ headers: { host } }))).toMatchObject({ status: 421 });
    }
  });

  it("answers the health check under any name", () => {
    expect(publicSite(request({ url: "/healthz", headers: { host: "10.0.0.7:3000" } }))).toBeNull();
  });
});

describe("origins", () => {
  it("takes changes from its own pages", () => {
    expect(post({ origin: "https://marchetti.example.edu" })).toBeNull();
    expect(post({ "sec-fetch-site": "same-origin" })).toBeNull();
  });

  it("takes changes from programs that are no browsers", () => {
    expect(post()).toBeNull();
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://marchetti.example.edu.evil.example" },
    { origin: "https://marchetti.example.edu:8443" },
    { origin: "not an address" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://marchetti.example.edu", "sec-fetch-site": "cross-site" },
  ])("refuses changes from elsewhere: %o", (headers) => {
    expect(post(headers)).toMatchObject({ status: 403 });
    expect(post(headers, "/logout")).toMatchObject({ status: 403 });
  });

  it("lets anybody read", () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(publicSite(request({ headers }))).toBeNull();
    expect(publicSite(request({ method: "HEAD", headers }))).toBeNull();
  });
});

describe("bodies", () => {
  const megabytes = (count: number) => String(count * 1024 * 1024);

  it("takes one megabyte, and fifteen on the admin screens", () => {
    expect(post({ "content-length": megabytes(1) })).toBeNull();
    expect(post({ "content-length": megabytes(15) }, "/admin/media?index")).toBeNull();
  });

  it("refuses more", () => {
    expect(post({ "content-length": String(1024 * 1024 + 1) })).toMatchObject({ status: 413 });
    expect(post({ "content-length": megabytes(2) }, "/administer")).toMatchObject({ status: 413 });
    expect(post({ "content-length": megabytes(16) }, "/admin/media")).toMatchObject({
      status: 413,
    });
  });

  it("refuses bodies of unknown length", () => {
    expect(post({ "transfer-encoding": "chunked" })).toMatchObject({ status: 411 });
  });
});
