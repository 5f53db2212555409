import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { sharedChunks } from "./vite.chunks";
import { enhanceScript } from "./vite.enhance";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

const cmsUrl = process.env["CMS_URL"] ?? `http://127.0.0.1:${process.env["CMS_PORT"] ?? 1337}`;

export default defineConfig(({ command, isSsrBuild }) => ({
  // Found late, a dependency makes the dev server reload in the middle of hydration, with two Reacts.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  // In production the web server serves the uploads; in development the cms does.
  server: { proxy: { "/uploads": cmsUrl } },
  // The calendar, which lies outside of web's packages, would bring a second copy.
  resolve: { dedupe: ["date-fns"] },
  // Loaded by Node, the package brings all of its 1,500 icons, of which the site draws a few dozen. In
  // development it is not bundled, and each icon would be a file that Vite transforms.
  ssr: { noExternal: command === "build" ? ["lucide-react"] : [] },
  build: {
    // A small font in the style sheet would be a part of every page.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunks() } },
  },
  plugins: [
    tailwindcss(),
    enhanceScript(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        // With it on, one long address keeps the server busy for seconds (a known, unpatched flaw).
        v3_lazyRouteDiscovery: false,
      },
    }),
    tsconfigPaths(),
  ],
}));
