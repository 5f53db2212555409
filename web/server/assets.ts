import { readdirSync } from "node:fs";
import express, { type RequestHandler, type Router } from "express";

/** Best first. The build puts the compressed files beside the plain ones. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * The built scripts, styles and fonts. Their names change with their content.
 * @param directory build/client/assets
 */
export function assets(directory: string): Router {
  const router = express.Router();
  router.use(
    precompressed(new Set(readdirSync(directory))),
    express.static(directory, { index: false, redirect: false, immutable: true, maxAge: "1y" }),
    (_request, response) => void response.status(404).type("text/plain").send("Not Found"),
  );
  return router;
}

/** Turns to the smallest version that the browser takes, compressed once at build time. */
function precompressed(files: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    const file = request.path.slice(1);
    const versions = ENCODINGS.filter(({ ending }) => files.has(file + ending));
    if (versions.length > 0) response.vary("accept-encoding");
    // Asked one by one: browsers name gzip first and mean no preference by it.
    const version = versions.find(({ name }) => request.acceptsEncodings(name));
    if (version) {
      response.type(file.slice(file.lastIndexOf(".")));
      response.setHeader("content-encoding", version.name);
      request.url = `/${file}${version.ending}`;
    }
    next();
  };
}
