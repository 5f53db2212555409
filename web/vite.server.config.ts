import { defineConfig } from "vite";
import { precompress } from "./vite.precompress";

/**
 * The second step of the build: bundles the HTTP server in front of Remix into
 * build/http-server/index.js and compresses what the first step has made for browsers.
 */
export default defineConfig({
  publicDir: false,
  build: { ssr: "server/index.ts", outDir: "build/http-server", target: "node20", minify: false },
  plugins: [precompress("build/client/assets")],
});
