import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/paths.mjs";

const MANIFESTS = ["package.json", "cms/package.json", "web/package.json"];

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

/**
 * @type {Record<string, { version: string, dev?: boolean, hasInstallScript?: boolean,
 *   optionalDependencies?: Record<string, string> }>}
 */
const locked = readJson("package-lock.json").packages;

/** Every direct dependency, as [where, name, version]. */
const direct = MANIFESTS.flatMap((path) => {
  const { dependencies = {}, devDependencies = {} } = readJson(path);
  return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
    where: `${path}: ${name}`,
    name,
    version: String(version),
  }));
});

test("every direct dependency has an exact version", () => {
  const loose = direct.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose.map(({ where }) => where)).toEqual([]);
});

test("all parts of Strapi, and all of Remix, have one version", () => {
  const versionsOf = (/** @type {RegExp} */ pattern) => [
    ...new Set(direct.filter(({ name }) => pattern.test(name)).map(({ version }) => version)),
  ];
  expect(versionsOf(/^@strapi\/(?!design-system|icons)/)).toHaveLength(1);
  // It serves any framework, and counts for itself.
  expect(versionsOf(/^@remix-run\/(?!node-fetch-server)/)).toHaveLength(1);
});

describe("the lock file", () => {
  // npm drops what it could not fetch when it wrote the file, and npm ci then rejects it (0007).
  test("names the optional packages of every platform", () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !resolves(path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  // Loading a copy for each of them took a fifth of every start (0048): the root has Strapi's version.
  test.each(["date-fns", "fs-extra", "zod"])("has one %s for all parts of Strapi", (name) => {
    const copies = Object.keys(locked).filter(
      (path) => path.startsWith("node_modules/@strapi/") && path.endsWith(`/node_modules/${name}`),
    );
    expect(copies).toEqual([]);
  });

  // Schemas are made by web's own, the newer of the two, and read by the library of its forms.
  test("has one zod for web and for its forms", () => {
    expect(locked["web/node_modules/zod"]).toBeDefined();
    expect(locked["web/node_modules/@conform-to/zod"]).toBeDefined();
    expect(locked["node_modules/@conform-to/zod"]).toBeUndefined();
  });

  test("has no install script that nobody has looked at", () => {
    const { allowScripts } = readJson("package.json");
    const withScript = Object.entries(locked).filter(
      ([, { hasInstallScript }]) => hasInstallScript,
    );
    const names = withScript.map(([path]) => path.split("node_modules/").at(-1) ?? "");
    expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
  });
});

/**
 * Whether a package that needs another finds it, as Node looks: in each node_modules above it.
 * @param {string} from
 * @param {string} name
 */
function resolves(from, name) {
  for (
    let folder = from;
    ;
    folder = folder.replace(/(^|\/)node_modules\/(?!.*node_modules\/).*$/, "")
  ) {
    if (locked[join(folder, "node_modules", name)]) return true;
    if (!folder.includes("node_modules/")) return Boolean(locked[`node_modules/${name}`]);
  }
}
