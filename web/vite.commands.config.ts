import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vite";

/** The third step of the build: commands that need the website's code but no server. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "app/commands/export.ts",
    outDir: "build/commands",
    target: "node20",
    minify: false,
  },
  plugins: [tsconfigPaths()],
});
