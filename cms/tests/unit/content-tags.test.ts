import { describe, expect, test } from "vitest";
import { readNotification, writeNotification } from "../../src/content-state/notification";
import { ContentTags, type Models } from "../../src/content-state/tags";

const HIDDEN = { "content-manager": { visible: false } };

function relation(target?: string) {
  return { type: "relation", relation: "manyToOne", ...(target !== undefined && { target }) };
}

const MODELS: Models = {
  "api::post.post": {
    info: { singularName: "post" },
    attributes: { title: { type: "string" }, kind: relation("api::kind.kind") },
  },
  "api::kind.kind": {
    info: { singularName: "kind" },
    attributes: {
      maker: relation("plugin::users-permissions.user"),
      up: relation("api::kind.kind"),
    },
  },
  "api::page.page": {
    info: { singularName: "big-page" },
    attributes: {
      part: { type: "component", component: "page.part" },
      zone: { type: "dynamiczone", components: ["page.zone"] },
    },
  },
  "api::any.any": { info: { singularName: "any" }, attributes: { to: relation() } },
  "api::token.token": {
    info: { singularName: "token" },
    pluginOptions: HIDDEN,
    attributes: { post: relation("api::post.post") },
  },
  "page.part": { attributes: { inner: { type: "component", component: "page.inner" } } },
  "page.inner": { attributes: { picture: { type: "media" } } },
  "page.zone": { attributes: { post: relation("api::post.post") } },
  "page.unused": { attributes: {} },
  "plugin::upload.file": { info: { singularName: "file" }, attributes: { related: relation() } },
  "plugin::users-permissions.user": {
    info: { singularName: "user" },
    attributes: { role: relation("plugin::users-permissions.role") },
  },
  "plugin::users-permissions.role": { info: { singularName: "role" }, attributes: {} },
};

const tags = new ContentTags(MODELS);

describe("what an answer shows", () => {
  test.each([
    ["api::post.post", ["kind", "post", "user"]],
    ["api::kind.kind", ["kind", "user"]],
    ["api::page.page", ["big-page", "kind", "post", "upload", "user"]],
    ["plugin::upload.file", ["upload"]],
    ["api::any.any", ["*"]],
    ["api::token.token", ["*"]],
    ["api::nothing.nothing", ["*"]],
  ])("%s: %j", (uid, expected) => {
    expect(tags.readTags(uid).toSorted()).toEqual(expected);
  });
});

describe("what a write changes", () => {
  test.each([
    ["api::post.post", ["post"]],
    ["page.part", ["big-page"]],
    ["page.inner", ["big-page"]],
    ["page.zone", ["big-page"]],
    ["page.unused", []],
    ["plugin::upload.file", ["upload"]],
    ["plugin::users-permissions.user", ["user"]],
    ["plugin::users-permissions.role", []],
    ["api::token.token", []],
  ])("%s: %j", (uid, expected) => {
    expect(tags.writeTags(uid)).toEqual(expected);
    expect(tags.writtenModels().includes(uid)).toBe(expected.length > 0);
  });
});

describe("a notification", () => {
  const change = { boot: "b", id: 3, tags: ["award", "blog-post"] };

  test("arrives as it was sent", () => {
    expect(readNotification(writeNotification(change))).toEqual(change);
  });

  test("of more tags than Postgres takes is about everything", () => {
    const many = Array.from({ length: 1000 }, (_, index) => `tag-${index}-é`);
    const payload = writeNotification({ ...change, tags: many });
    expect(Buffer.byteLength(payload)).toBeLessThan(8000);
    expect(readNotification(payload)).toEqual({ ...change, tags: ["*"] });
  });

  test.each([undefined, "", "x", "[]", "{}", '{"boot":"b","id":1,"tags":[1]}'])(
    "%j, which nobody here has sent, is about everything",
    (payload) => {
      expect(readNotification(payload)).toEqual({ boot: "", id: 0, tags: ["*"] });
    },
  );
});
