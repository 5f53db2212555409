import { lookup } from "mime-types";
import serveStatic from "serve-static";
import type { UploadsPlace } from "./config";
import type { Middleware } from "./middleware";
import { uploadsOfCms } from "./uploads-of-cms";

/** Shown in the browser. Everything else is downloaded: it could bring scripts of its own. */
const SHOWN = /^(?:image|audio|video)\/|^application\/pdf$/;

/** A picture may be an SVG, and an SVG may hold scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The browser's own viewer is an object in a styled page; in a sandbox it would not start. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const FOREVER = "public, max-age=31536000, immutable";

function policyOf(type: string): string | undefined {
  if (type === "application/pdf") return PDF_POLICY;
  return type.startsWith("image/") ? PICTURE_POLICY : undefined;
}

/** What an answer says of a file of this name, wherever the file lies. */
function headersOf(name: string): Record<string, string> {
  const type = lookup(name) || "application/octet-stream";
  const policy = policyOf(type);
  return {
    "cache-control": FOREVER,
    ...(!SHOWN.test(type) && { "content-disposition": "attachment" }),
    ...(policy !== undefined && { "content-security-policy": policy }),
    // Feed readers in a browser show the pictures of posts on pages of their own.
    ...(type.startsWith("image/") && { "cross-origin-resource-policy": "cross-origin" }),
  };
}

/**
 * The uploaded files (contract §3). Their names change with their content, so they are kept for
 * good by browsers.
 * @param place where the cms puts them
 */
export function uploads(place: UploadsPlace): Middleware {
  if ("address" in place) return uploadsOfCms(place.address, headersOf);
  return serveStatic(place.folder, {
    index: false,
    redirect: false,
    dotfiles: "ignore",
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    },
  });
}

/**
 * Uploaded PDFs beside the pages of publications: Google Scholar takes only a file in the same folder
 * as the page for the text of the paper. To be mounted at /publications.
 * @param place where the cms puts them
 */
export function papers(place: UploadsPlace): Middleware {
  const files = uploads(place);
  return (request, response, next) => {
    if (/^\/[^/?]+\.pdf(?:\?|$)/i.test(request.url ?? "")) files(request, response, next);
    else next();
  };
}
