import { describe, expect, it } from "vitest";
import { type GuardedRequest, createGuard } from "./guards";

const publicSite = createGuard(new URL("https://marchetti.example.edu"));
const localSite = createGuard(new URL("http://localhost:3000"));

function request(parts: Partial<GuardedRequest>): GuardedRequest {
  const { headers, ...rest } = parts;
  return {
    method: "GET",
    url: "/",
    rawHeaders: [],
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

  it("rejects long ones", () => {
    expect(publicSite(request({ url: `/${"a".repeat(2047)}` }))).toBeNull();
    expect(publicSite(request({ url: `/${"a".repeat(2048)}` }))).toMatchObject({ status: 414 });
    expect(publicSite(request({ url: `/?q=${"a".repeat(2048)}` }))).toMatchObject({ status: 414 });
  });

  it("rejects deep ones, but not slashes in the query", () => {
    expect(publicSite(request({ url: "/a/b/c/d/e/f/g/h/i" }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "/".repeat(1500) }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "/?next=/a/b/c/d/e/f/g/h/i/j" }))).toBeNull();
  });

  it("rejects what could be read as another host", () => {
    expect(publicSite(request({ url: "//evil.example/" }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "/\\evil.example" }))).toMatchObject({ status: 404 });
    expect(publicSite(request({ url: "http://evil.example/" }))).toMatchObject({ status: 400 });
  });

  it("rejects methods that no page has, and says which they have", () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      expect(publicSite(request({ method, url: "/login" }))).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD, POST" },
      });
    }
  });

  it("rejects bytes that are not UTF-8, but no percent sign that encodes nothing", () => {
    for (const url of ["/?q=%FF", "/login?redirectTo=/%ED%A0%BD", "/blog/%C3", "/?%C0%AF"]) {
      expect(publicSite(request({ url }))).toMatchObject({ status: 400 });
    }
    for (const url of ["/?q=100%", "/?q=%zz", "/blog?q=%F0%9F%98%80", "/blog/%C3%A9"]) {
      expect(publicSite(request({ url }))).toBeNull();
    }
  });
});

describe("hosts", () => {
  it("answers the public one alone, in any case", () => {
    expect(publicSite(request({ headers: { host: "MARCHETTI.example.edu" } }))).toBeNull();
    for (const host of ["evil.example", "localhost:3000", "marchetti.example.edu:8443", "a b"]) {
      expect(publicSite(request({ headers: { host } }))).toMatchObject({ status: 421 });
    }
  });

  it("rejects requests without one", () => {
    expect(publicSite({ method: "GET", url: "/", headers: {}, rawHeaders: [] })).toMatchObject({
      status: 400,
    });
  });

  it("rejects requests with two", () => {
    for (const names of [
      ["Host", "host"],
      ["HOST", "Host"],
    ]) {
      const rawHeaders = names.flatMap((name) => [name, "marchetti.example.edu"]);
      expect(publicSite(request({ rawHeaders }))).toMatchObject({ status: 400 });
    }
    const rawHeaders = ["Host", "marchetti.example.edu", "Accept", "host"];
    expect(publicSite(request({ rawHeaders }))).toBeNull();
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

  it("takes no changes from another loopback name than it is asked under", () => {
    const from = (origin: string, host: string) =>
      localSite(request({ method: "POST", headers: { host, origin } }));
    expect(from("http://127.0.0.1:3000", "127.0.0.1:3000")).toBeNull();
    expect(from("http://localhost:3000", "LOCALHOST:3000")).toBeNull();
    expect(from("http://127.0.0.1:3000", "localhost:3000")).toMatchObject({ status: 403 });
    expect(from("http://localhost:3000", "[::1]:3000")).toMatchObject({ status: 403 });
  });

  it("takes changes from programs that are no browsers", () => {
    expect(post()).toBeNull();
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://marchetti.example.edu.evil.example" },
    { origin: "https://marchetti.example.edu:8443" },
    { origin: "http://marchetti.example.edu" },
    { origin: "not an address" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://marchetti.example.edu", "sec-fetch-site": "cross-site" },
  ])("rejects changes from elsewhere: %o", (headers) => {
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
  const kilobytes = (count: number) => String(count * 1024);
  const megabytes = (count: number) => kilobytes(count * 1024);

  it("takes 32 kilobytes, and fifteen megabytes on the admin screens", () => {
    expect(post({ "content-length": kilobytes(32) })).toBeNull();
    expect(post({ "content-length": megabytes(15) }, "/admin/media?index")).toBeNull();
  });

  it("rejects more", () => {
    expect(post({ "content-length": String(32 * 1024 + 1) })).toMatchObject({ status: 413 });
    for (const url of ["/", "/login.data", "/administer", "/admin", "/?x=/admin/"]) {
      expect(post({ "content-length": kilobytes(33) }, url)).toMatchObject({ status: 413 });
    }
    expect(post({ "content-length": megabytes(16) }, "/admin/media")).toMatchObject({
      status: 413,
    });
  });

  it("takes several files of references at once, and on no other screen", () => {
    for (const url of ["/admin/publications/import", "/admin/publications/import.data?index"]) {
      expect(post({ "content-length": megabytes(52) }, url)).toBeNull();
      expect(post({ "content-length": megabytes(53) }, url)).toMatchObject({ status: 413 });
    }
    for (const url of ["/admin/publications/import/x", "/admin/publications", "/x?import"]) {
      expect(post({ "content-length": megabytes(16) }, url)).toMatchObject({ status: 413 });
    }
  });

  it("rejects bodies of unknown length", () => {
    expect(post({ "transfer-encoding": "chunked" })).toMatchObject({ status: 411 });
  });
});
