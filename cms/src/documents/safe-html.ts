import sanitize from "sanitize-html";
import { writtenData, type DocumentMiddleware } from "./types";

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags,
    ...["img", "figure", "figcaption", "picture", "source", "del", "ins", "details", "summary"],
  ],
  allowedAttributes: {
    a: ["href", "title", "target", "rel", "data-id", "data-reference-number"],
    img: ["src", "srcset", "sizes", "alt", "title", "width", "height", "loading"],
    source: ["srcset", "sizes", "type", "media"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start", "reversed", "type"],
    li: ["data-id"],
    // LaTeX as text; the website draws it (docs/decisions/0024).
    span: [{ name: "data-formula", values: ["inline"] }],
    div: [{ name: "data-formula", values: ["block"] }],
    "*": ["id", "lang", "dir"],
  },
  allowedClasses: { code: ["language-*"], a: ["footnote-ref"], ol: ["footnotes"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "srcset", "cite"],
  allowProtocolRelative: false,
  // Pictures inside the text may only be what a camera or a drawing program makes.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "img" && /^\s*data:(?!image\/(png|jpe?g|gif|webp|avif);)/i.test(attribs.src ?? ""),
  // A page that opens in a new tab must not get hold of this one.
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: "noopener noreferrer" },
    }),
  },
};

/** Takes everything out of a post's HTML that could run or restyle the site. */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS);
}

/** Blog posts are stored clean, so that nothing that reads them has to think of it. */
export function safeHtml(): DocumentMiddleware {
  return async (context, next) => {
    const data = writtenData(context);
    if (data !== undefined && context.uid === "api::blog-post.blog-post") {
      if (typeof data.content === "string") data.content = cleanHtml(data.content);
    }
    return next();
  };
}
