import { readdirSync } from "node:fs";
import path from "node:path";
import connect from "connect";
import type { Middleware } from "./middleware";
import { contentType } from "mime-types";
import serveStatic from "serve-static";
import { chooseEncoding } from "./encoding";
import { pathOf } from "./path-of";

/** What the build calls the compressed files, which it puts beside the plain ones. */
const ENDINGS = { br: ".br", gzip: ".gz" };
const BINARY = "application/octet-stream";

/**
 * The built scripts, styles and fonts. Their names change with their content.
 * @param directory build/client/assets
 */
export function assets(directory: string): connect.Server {
  return connect()
    .use(precompressed(new Set(readdirSync(directory))))
    .use(serveStatic(directory, { index: false, redirect: false, immutable: true, maxAge: "1y" }));
}

/** Turns to the smallest version that the browser takes, compressed once at build time. */
function precompressed(files: ReadonlySet<string>): Middleware {
  return (request, response, next) => {
    const file = pathOf(request.url ?? "").slice(1);
    if (Object.values(ENDINGS).every((ending) => files.has(file + ending))) {
      response.setHeader("vary", "accept-encoding");
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (encoding !== "identity") {
        response.setHeader("content-type", contentType(path.extname(file)) || BINARY);
        response.setHeader("content-encoding", encoding);
        request.url = `/${file}${ENDINGS[encoding]}`;
      }
    }
    next();
  };
}
