import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { precompress } from "./vite.precompress";

/**
 * The second step of the build: bundles the HTTP server in front of Remix, with the thread in which Remix
 * runs, into build/http-server and compresses what the first step has made for browsers.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: "build/http-server",
    target: "node20",
    minify: false,
    rollupOptions: {
      input: { index: "server/index.ts", "render-worker": "server/render-worker/index.ts" },
    },
  },
  plugins: [tsconfigPaths(), precompress("build/client/assets")],
});
