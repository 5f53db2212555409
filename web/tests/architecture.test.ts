import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "..");
const LONGEST_FILE = 250;
const LONG_ROUTE = 150;

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
  root: ["routes", "entities", "ui", "lib", "styles", "fonts", "root"],
  routes: ["entities", "ui", "lib"],
  entities: ["lib"],
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

test("the server in front is built on its own: of the app it knows types alone", () => {
  const wrong = product.filter(
    ({ path, text }) => path.startsWith("server/") && /^import (?!type )[^;]*"~\//m.test(text),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("public pages are the same for every visitor: they know no session", () => {
  const wrong = product.filter(
    ({ path, imports }) =>
      path.startsWith("app/routes/_site") &&
      imports.some((name) => /^app\/lib\/(session|guard|toast|client-info)\b/.test(name)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
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

test("a route reads from top to bottom; a long one is worth a look", () => {
  const long = product.filter(
    ({ path, text }) => /^app\/routes\/.*route\.tsx$/.test(path) && lines(text) > LONG_ROUTE,
  );
  for (const { path, text } of long) console.warn(`${path} has ${lines(text)} lines`);
});

test("files are named in kebab-case", () => {
  const odd = sources.filter(({ path }) => path.split("/").some((part) => /[A-Z]|\s/.test(part)));
  expect(odd.map(({ path }) => path)).toEqual([]);
});

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
