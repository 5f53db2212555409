import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Below this a compressed file saves nothing. */
const MIN_BYTES = 512;

/**
 * Compresses files once, as well as it gets, so that no request has to.
 * @param directory whose scripts, styles and drawings get a .br and a .gz beside them
 */
export function precompress(directory: string): Plugin {
  return {
    name: "precompress",
    async closeBundle() {
      const names = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compressFile(path.join(directory, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
