import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "..");
const LONGEST_FILE = 250;
const LONGEST_ROUTE = 150;
const LARGEST_FOLDER = 24;

interface SourceFile {
  /** Relative to web/, such as "app/lib/env.server.ts". */
  path: string;
  text: string;
  /** What it imports: a path relative to web/ without extension, or the name of a package. */
  imports: string[];
}

const sources = [...walk("app"), ...walk("server")].map(readSource);
const product = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** The folder that counts as one unit: a screen, an entity, or a whole floor. */
function unitOf(path: string): { floor: string; unit: string } {
  const [top = "", floor = "", unit = ""] = path.split("/");
  if (top === "server") return { floor: "server", unit: "" };
  return { floor: floor.includes(".") ? "root" : floor, unit: unit.replace(/\.tsx?$/, "") };
}

/** What a file of a floor may import besides its own unit (docs/decisions/0001). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  root: ["routes", "features", "entities", "ui", "lib", "styles", "fonts", "root"],
  routes: ["features", "entities", "ui", "lib"],
  commands: ["entities", "lib"],
  features: ["features", "entities", "ui", "lib"],
  entities: ["entities", "lib"],
  ui: ["ui", "lib"],
  enhance: ["enhance", "lib"],
  lib: ["lib"],
  server: ["server", "lib"],
};

test.each(Object.entries(MAY_IMPORT))("imports of %s only go down", (floor, allowed) => {
  const wrong = product.flatMap(({ path, imports }) => {
    const own = unitOf(path);
    if (own.floor !== floor) return [];
    return imports
      .filter((target) => /^(app|server)\//.test(target))
      .map((target) => ({ target, other: unitOf(target) }))
      .filter(({ other }) => other.floor !== floor || other.unit !== own.unit)
      .filter(({ other }) => !allowed.includes(other.floor))
      .map(({ target }) => `${path} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("the web server runs in a thread of its own: of the app it knows what keeps caches fresh", () => {
  const value = /(?:^import (?!type )[^;"]*|\bimport\()"~\/([^"]+)"/gm;
  const files = product.filter(({ path }) => path.startsWith("server/"));
  const known = files.flatMap(({ text }) => [...text.matchAll(value)].map(([, name]) => name));
  expect(
    known.filter((name) => !/^lib\/cache\/|^lib\/toast\/toast-cookie\b/.test(`${name}`)),
  ).toEqual([]);
});

test("public pages are the same for every visitor: they know no session", () => {
  const wrong = product.filter(
    ({ path, imports }) =>
      path.startsWith("app/routes/_site") &&
      imports.some((name) => /^app\/lib\/(auth\/|toast\/|http\/client-info\b)/.test(name)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each(["entities", "features"])("folders of %s import each other without a circle", (floor) => {
  const folders = new Map<string, Set<string>>();
  for (const { path, imports } of product) {
    const own = unitOf(path);
    if (own.floor !== floor) continue;
    const others = imports.filter((name) => name.startsWith("app/")).map(unitOf);
    const targets = others.filter((other) => other.floor === floor && other.unit !== own.unit);
    const known = folders.get(own.unit) ?? new Set();
    folders.set(own.unit, new Set([...known, ...targets.map(({ unit }) => unit)]));
  }
  expect([...folders.keys()].flatMap((unit) => circleThrough(unit, folders) ?? [])).toEqual([]);
});

test("ui/ and lib/ hold folders, each of a size that one can survey", () => {
  const files = product.filter(({ path }) => /^app\/(ui|lib)\//.test(path));
  const loose = files.filter(({ path }) => /^app\/(ui|lib)\/[^/]+$/.test(path));
  expect(loose.map(({ path }) => path)).toEqual(["app/lib/env.server.ts"]);
  const folders = [...new Set(files.map(({ path }) => dirname(path)))];
  const sizes = folders.map((folder) => ({
    folder,
    size: files.filter(({ path }) => dirname(path) === folder).length,
  }));
  expect(sizes.filter(({ size }) => size > LARGEST_FOLDER)).toEqual([]);
});

test("an entity never imports React", () => {
  const wrong = product.filter(
    ({ path, imports }) =>
      path.startsWith("app/entities/") &&
      (path.endsWith(".tsx") || imports.some((name) => /^react(-dom)?$/.test(name))),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("the environment is read in two places", () => {
  expect(filesWith(/^(?!\s*(\*|\/\/)).*\bprocess\.env\b/m)).toEqual([
    "app/lib/env.server.ts",
    "server/config.ts",
  ]);
});

test("web and cms never import each other", () => {
  const wrong = sources.filter(({ imports }) => imports.some((name) => name.startsWith("../")));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("no file is too long to be read at one go", () => {
  const long = product.filter(({ text }) => lines(text) > LONGEST_FILE);
  expect(long.map(({ path, text }) => `${path}: ${lines(text)} lines`)).toEqual([]);
});

test("a route reads from top to bottom, so it is short", () => {
  const long = product.filter(
    ({ path, text }) => /^app\/routes\/.*route\.tsx$/.test(path) && lines(text) > LONGEST_ROUTE,
  );
  expect(long.map(({ path, text }) => `${path}: ${lines(text)} lines`)).toEqual([]);
});

test("files are named in kebab-case", () => {
  const odd = sources.filter(({ path }) => path.split("/").some((part) => /[A-Z]|\s/.test(part)));
  expect(odd.map(({ path }) => path)).toEqual([]);
});

/** The way from a folder back to itself, such as "a > b > a"; null when there is none. */
function circleThrough(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>) {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.pop(); way; way = ways.pop()) {
    for (const next of folders.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, next].join(" > ");
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

function walk(folder: string): string[] {
  return readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(WEB, path), "utf8");
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return { path, text, imports: importedFiles.map(({ fileName }) => locate(path, fileName)) };
}

function locate(path: string, name: string): string {
  if (name.startsWith("~/")) return `app/${name.slice(2)}`;
  if (!name.startsWith(".")) return name;
  return relative(WEB, resolve(WEB, dirname(path), name));
}

function filesWith(pattern: RegExp): string[] {
  return product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

function lines(text: string): number {
  return text.split("\n").length - 1;
}
