import type { Middleware } from "./middleware";
import { lookup } from "mime-types";
import serveStatic from "serve-static";

/** Shown in the browser. Everything else is downloaded: it could bring scripts of its own. */
const SHOWN = /^(?:image|audio|video)\/|^application\/pdf$/;

/**
 * The uploaded files (contract §3). Their names change with their content, so they are kept for
 * good by browsers.
 * @param directory where the cms puts them
 */
export function uploads(directory: string): Middleware {
  return serveStatic(directory, {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    immutable: true,
    maxAge: "1y",
    setHeaders(response, path) {
      const type = lookup(path) || "application/octet-stream";
      if (!SHOWN.test(type)) response.setHeader("content-disposition", "attachment");
      // A picture may be an SVG, and an SVG may hold scripts.
      if (type.startsWith("image/")) {
        response.setHeader(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
      }
    },
  });
}
