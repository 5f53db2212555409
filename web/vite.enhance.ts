import { createHash } from "node:crypto";
import { type Plugin, build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

const ENTRY = "app/enhance/index.ts";
const ID = "virtual:enhance";
const RESOLVED = `\0${ID}`;

/**
 * Bundles the script of the public pages (app/enhance) into one file that shares nothing with the
 * scripts of the hydrated pages. `import url from "virtual:enhance"` is its address, which holds a
 * hash of its content.
 */
export function enhanceScript(): Plugin {
  let isDevServer = false;
  return {
    name: "enhance-script",
    configResolved({ command }) {
      isDevServer = command === "serve";
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      if (isDevServer) return `export default "/${ENTRY}";`;
      const code = await bundle();
      const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
      const fileName = `assets/enhance-${hash}.js`;
      if (this.environment.name === "client") {
        this.emitFile({ type: "asset", fileName, source: code });
      }
      return `export default "/${fileName}";`;
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [tsconfigPaths()],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input: ENTRY },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const [file, ...others] = outputs;
  if (file?.type !== "chunk" || others.length > 0) throw new Error(`${ENTRY} must be one file.`);
  return file.code;
}
