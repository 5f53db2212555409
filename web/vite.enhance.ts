import { type Plugin, build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

const ENTRY = "app/enhance/index.ts";
const ID = "virtual:enhance";
const RESOLVED = `\0${ID}`;

/** Ends or hides an inline script, even in the middle of a string. */
const END_OF_SCRIPT = /<\/script|<!--/i;

/**
 * Bundles the script of the public pages (app/enhance), which shares nothing with the scripts of the
 * hydrated pages. `import code from "virtual:enhance"` is its text, which stands in each public page;
 * in the browser's own build it is empty, since hydrated pages do not have it.
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
      if (this.environment.name === "client") return `export default "";`;
      const code = isDevServer ? `import "/${ENTRY}";` : await bundle();
      return `export default ${JSON.stringify(code)};`;
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
  if (END_OF_SCRIPT.test(file.code)) throw new Error(`${ENTRY} cannot stand in a page.`);
  return file.code.trim();
}
