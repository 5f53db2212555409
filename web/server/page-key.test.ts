import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { hasToast } from "~/lib/toast/toast-cookie.server";
import { createPageKeys } from "./page-key";
import { createUnknownAddresses } from "./unknown-address";

const route = (id: string, parentId: string | undefined, path?: string, handle?: unknown) => ({
  id,
  ...(parentId !== undefined && { parentId }),
  ...(path !== undefined && { path }),
  module: { default: () => null, ...(handle !== undefined && { handle }) },
});

const routes: ServerBuild["routes"] = Object.fromEntries(
  [
    route("root", undefined, ""),
    route("routes/_site", "root"),
    route("routes/_site._index", "routes/_site"),
    route("routes/_site.publications", "routes/_site", "publications", { query: ["year"] }),
    route("routes/_site.publications[.]bib", "routes/_site", "publications.bib", {
      query: ["year"],
    }),
    route("routes/_site.publications_.$slug", "routes/_site", "publications/:slug"),
    route("routes/_site.publications_.$slug[.]bib", "routes/_site", "publications/:slug.bib"),
    route("routes/_site.blog[.]xml", "routes/_site", "blog.xml"),
    route("routes/_site.media", "routes/_site", "media", { query: ["tab", "page", 7] }),
    route("routes/_site.events.$id", "routes/_site", "events/:id", { uncached: ["preview"] }),
    route("routes/_site.events.$id[.]ics", "routes/_site", "events/:id.ics"),
    route("routes/_site.$", "routes/_site", "*"),
    route("routes/_auth", "root"),
    route("routes/_auth.login", "routes/_auth", "login"),
    route("routes/_auth.login_.code", "routes/_auth", "login/code"),
    route("routes/admin", "root", "admin"),
    route("routes/admin.media", "routes/admin", "media"),
    route("routes/healthz", "root", "healthz"),
  ].map((entry) => [entry.id, entry]),
);

const isUnknown = createUnknownAddresses(routes);
const keyOf = createPageKeys(routes, hasToast);
const get = (url: string, cookie?: string, method = "GET") =>
  keyOf({ method, url, headers: cookie === undefined ? {} : { cookie } });

describe("the key of a page", () => {
  it.each(["/", "/publications", "/events/abc123"])("is the path: %s", (path) => {
    expect(get(path)).toBe(path);
    expect(get(path, undefined, "HEAD")).toBe(path);
  });

  it("is none for a preview, which is not for everybody", () => {
    expect(get("/events/abc123?preview=s123")).toBeNull();
    expect(get("/events/abc123?x=1&preview")).toBeNull();
    expect(get("/publications?preview=s123")).toBe("/publications");
  });

  it("is the path of a file that a route makes, and of no other", () => {
    expect(get("/publications.bib?year=2020&x=1")).toBe("/publications.bib?year=2020");
    expect(get("/publications/vial-2019.bib")).toBe("/publications/vial-2019.bib");
    expect(get("/events/abc123.ics?preview=x")).toBe("/events/abc123.ics");
    expect(get("/blog.xml?x=1")).toBe("/blog.xml");
    expect(get("/publications/vial-2019.png")).toBeNull();
    expect(get("/publications/vial-2019.data")).toBeNull();
    expect(get("/publications.json")).toBeNull();
    expect(get("/contact.bib")).toBeNull();
    expect(get("/publications/a.b.bib")).toBeNull();
  });

  it("holds the query parameters that pages read, in one order", () => {
    expect(get("/publications?year=2020")).toBe("/publications?year=2020");
    expect(get("/media?tab=talks&page=1")).toBe("/media?page=1&tab=talks");
    expect(get("/media?page=1&tab=talks")).toBe("/media?page=1&tab=talks");
    expect(get("/publications?year=%E4%B8%96")).toBe("/publications?year=%E4%B8%96");
  });

  it.each(["?utm_source=mail", "?fbclid=1&x=2", "?a[99999999]=1", "?", "?%00", "?Year=2020"])(
    "does not hold what no page reads: %s",
    (query) => expect(get(`/publications${query}`)).toBe("/publications"),
  );

  it("does not hold what only another page reads", () => {
    expect(get("/media?year=2020")).toBe("/media");
    expect(get("/publications?tab=talks&year=2020&page=2")).toBe("/publications?year=2020");
    expect(get("/events/abc?year=2020")).toBe("/events/abc");
    expect(get("/?tab=x1")).toBe("/");
  });

  it.each(["?year=", "?year=1&year=2", `?year=${"9".repeat(41)}`, "?year=<script>", "?year=%ff"])(
    "is missing where only the app knows: %s",
    (query) => expect(get(`/publications${query}`)).toBeNull(),
  );

  it.each([
    "/admin",
    "/admin/media",
    "/admin.data",
    "/admin/media.data",
    "/login",
    "/login/code",
    "/login.data",
    "/healthz",
    "/favicon.ico",
    "/assets/entry-abc.js",
    "/uploads/portrait.png",
    "/PUBLICATIONS",
    "/publications/",
    "/%70ublications",
    "/_root.data",
    "/publications.data",
    "/a/../admin",
    "/a//b",
    "*",
  ])("is missing for %s", (path) => expect(get(path)).toBeNull());

  it("is missing for what changes something", () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      expect(get("/", undefined, method)).toBeNull();
    }
  });

  it("is missing where a toast is due, and minds no other cookie", () => {
    expect(get("/", "__session=abc; toast=xyz")).toBeNull();
    expect(get("/", "toast=xyz")).toBeNull();
    expect(get("/", "__session=abc; toast=")).toBe("/");
    expect(get("/", "_ga=1; nottoast=1")).toBe("/");
  });
});

describe("unknown addresses", () => {
  it.each([
    "/wp-admin",
    "/media/old",
    "/404",
    "/index.php",
    "/.env",
    "/WP-ADMIN",
    "/a%20b",
    "/%ff",
    "/events/a/b",
    "/admin/users",
  ])("are those that no route answers: %s", (path) => expect(isUnknown(path)).toBe(true));

  it.each([
    "/",
    "/publications",
    "/PUBLICATIONS/",
    "/%70ublications",
    "/events/anything.pdf",
    "/login/code",
    "/admin",
    "/admin/media",
    "/healthz",
    "/nothing.data",
  ])("are not those that a route answers, in whatever spelling: %s", (path) =>
    expect(isUnknown(path)).toBe(false),
  );
});
