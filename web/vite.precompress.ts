import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Below this a compressed file saves nothing. */
const MIN_BYTES = 512;

/** Compresses the browser's assets once, as well as it gets, so that no request has to. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "precompress",
    apply: ({ build }) => !build?.ssr,
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const names = await readdir(outDir);
      await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compressFile));
    },
  };

  async function compressFile(name: string): Promise<void> {
    const file = path.join(outDir, name);
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
