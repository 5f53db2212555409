import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/paths.mjs";

const FOLDER = join(ROOT, "docs", "deploy");

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

describe("keys of previews and codes out of emails are in no log", () => {
  test("of nginx", () => {
    const text = read("docs/deploy/nginx.conf").replace(/#.*$/gm, "");
    const formats = text.match(/log_format [^;]+;/g) ?? [];
    expect(formats).toHaveLength(1);
    expect(formats[0]).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
    // Every server writes in this format; messages of errors quote the whole address.
    const servers = text.split(/^server \{/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toMatch(/access_log \S+ lectern;/);
      expect(server).toMatch(/error_log \S+ crit;/);
    }
  });

  const caddyfiles = readdirSync(FOLDER).filter((name) => name.startsWith("Caddyfile"));

  test.each(caddyfiles)("of %s", (name) => {
    const text = read(`docs/deploy/${name}`);
    expect(text).toContain('request>uri regexp \\?.* ""');
    expect(text).toContain("request>headers>Referer delete");
    expect(text).toContain('resp_headers>Location regexp \\?.* ""');
    // Nothing is written in another format.
    expect(text.match(/format/g)).toEqual(["format"]);
  });
});

test("nginx lets through as much as the site accepts", () => {
  const limits = [
    ...read("web/server/guards.ts").matchAll(/^const MAX_\w*BODY = (\d+) \* 1024 \* 1024;/gm),
  ];
  const largest = Math.max(...limits.map(([, megabytes]) => Number(megabytes)));
  expect(read("docs/deploy/nginx.conf")).toContain(`client_max_body_size ${largest}m;`);
  expect(read("docs/operations.md")).toContain(`The site accepts ${largest} MB`);
});

test.each([".gitignore", ".dockerignore"])("what a restore keeps aside is named in %s", (name) => {
  const lines = read(name)
    .split("\n")
    .map((line) => line.replace(/\/$/, ""));
  expect(lines).toEqual(
    expect.arrayContaining(["data.before-restore-*", "data.restoring-*", ".env.before-restore-*"]),
  );
});

test("the page of nginx for a site that is away names the request", () => {
  const [, away = ""] = read("docs/deploy/nginx.conf").split("location @away");
  expect(away).toContain("add_header X-Request-Id $request_id always;");
});

describe("what is run in a container", () => {
  const lines = read("docs/operations.md").split("\n");
  const commands = lines.flatMap((line) => {
    const [, part = "", program = "", args = ""] =
      /^docker compose (?:exec|run --rm) (cms|web) node (\S+) ?(.*)$/.exec(line) ?? [];
    return program === "" ? [] : [{ part, program, args }];
  });

  test("is a backup, a restore and both halves of an export", () => {
    expect(commands.map(({ program }) => program)).toEqual([
      "dist/src/commands/export-content.js",
      "build/commands/export.js",
      "dist/src/commands/backup.js",
      "dist/src/commands/restore.js",
    ]);
  });

  test.each(commands)("is in the image: $program", ({ part, program }) => {
    const [, image = ""] = read("Dockerfile").split(`FROM base AS ${part}\n`);
    const [folder = ""] = program.split("/");
    expect(image).toContain(`COPY --from=build /app/${part}/${folder} ${part}/${folder}`);
    const source = { cms: "cms/src/commands/", web: "web/app/commands/" }[part] ?? "";
    const file = `${source}${basename(program, ".js")}.ts`;
    expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  test("the website reads of an export what the cms has written", () => {
    const [written, made] = commands.map(({ args }) => args);
    const [, folder = ""] = /^\/data\/(\S+)$/.exec(written ?? "") ?? [];
    expect(made).toBe(`/cms-data/${folder} /tmp/export`);
    const compose = read("docker-compose.yml");
    for (const mount of ["- data:/data\n", "- data:/cms-data:ro\n"])
      expect(compose).toContain(mount);
    expect(lines).toContain("docker compose exec web rm -r /tmp/export");
    expect(lines).toContain(`docker compose exec cms rm -r /data/${folder}`);
  });
});

test("with Docker the website keeps its last good pages where it may write", () => {
  const [, service = ""] = read("docker-compose.yml").split(/^ {2}web:$/m);
  const mounts = [...service.matchAll(/^ {6}- (\w+):(\/\S+?)(:ro)?$/gm)].map(
    ([, volume, path, mode]) => ({ volume, path: path ?? "", isReadOnly: mode !== undefined }),
  );
  expect(mounts).toContainEqual({ volume: "pages", path: "/data/pages", isReadOnly: false });
  // Docker makes no folder for a volume inside of one that is read only.
  const readOnly = mounts.filter(({ isReadOnly }) => isReadOnly);
  expect(readOnly).toHaveLength(1);
  for (const { path } of readOnly) expect("/data/pages".startsWith(`${path}/`)).toBe(false);
  const [, image = ""] = read("Dockerfile").split("FROM base AS web\n");
  expect(image).toContain(`ln -s ${readOnly[0]?.path}/uploads /data/uploads`);
});
