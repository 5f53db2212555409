import type { Middleware } from "./middleware";
import { lookup } from "mime-types";
import serveStatic from "serve-static";

/** Shown in the browser. Everything else is downloaded: it could bring scripts of its own. */
const SHOWN = /^(?:image|audio|video)\/|^application\/pdf$/;

/** A picture may be an SVG, and an SVG may hold scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The browser's own viewer is an object in a styled page; in a sandbox it would not start. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function policyOf(type: string): string | undefined {
  if (type === "application/pdf") return PDF_POLICY;
  return type.startsWith("image/") ? PICTURE_POLICY : undefined;
}

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
      const policy = policyOf(type);
      if (policy !== undefined) response.setHeader("content-security-policy", policy);
    },
  });
}

/**
 * Uploaded PDFs beside the pages of publications: Google Scholar takes only a file in the same folder
 * as the page for the text of the paper. To be mounted at /publications.
 * @param directory where the cms puts them
 */
export function papers(directory: string): Middleware {
  const files = uploads(directory);
  return (request, response, next) => {
    if (/^\/[^/?]+\.pdf(?:\?|$)/i.test(request.url ?? "")) files(request, response, next);
    else next();
  };
}
