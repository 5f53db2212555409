import { defineConfig } from "vite";

/** Bundles the HTTP server in front of Remix into build/front/index.js. */
export default defineConfig({
  publicDir: false,
  build: { ssr: "server/index.ts", outDir: "build/front", target: "node20", minify: false },
});
