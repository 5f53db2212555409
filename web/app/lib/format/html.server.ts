import sanitize from "sanitize-html";
import { type PictureSource, isUploadedPicture } from "../picture/picture";
import { safeHref } from "../http/safe-href";
import { hasRightToLeft } from "./writing-systems";

/** A page has one of each, and they are not the text's. */
const LANDMARKS = new Set(["main", "nav", "header", "footer", "aside"]);

/** Names in the text stay apart from those of the page around it. */
const ID_PREFIX = "post-";

/** The text's own width, see `.prose`. */
const SIZES = "(min-width: 41rem) 39rem, 100vw";

/** What `cleanHtml` itself says of footnotes to assistive technology; nobody else's words pass. */
const NOTE_ROLE = { name: "role", values: ["doc-noteref"] };
const NOTES_LABEL = { name: "aria-label", values: ["Footnotes"] };

/** The elements that a text may have. */
export const TEXT_TAGS: readonly string[] = [
  ...sanitize.defaults.allowedTags.filter((tag) => !LANDMARKS.has(tag)),
  ...["img", "figure", "figcaption", "picture", "source", "del", "ins", "details", "summary"],
];

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: {
    a: ["href", "title", "target", "rel", "data-id", "data-reference-number", NOTE_ROLE],
    img: ["src", "srcset", "sizes", "alt", "title", "width", "height", "loading", "decoding"],
    source: ["srcset", "sizes", "type", "media"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start", "reversed", "type", NOTES_LABEL],
    li: ["data-id"],
    span: [{ name: "data-formula", values: ["inline"] }],
    div: [{ name: "data-formula", values: ["block"] }],
    code: ["data-language"],
    pre: ["tabindex"],
    table: ["tabindex"],
    "*": ["id", "lang", "dir"],
  },
  allowedClasses: { code: ["language-*"], a: ["footnote-ref"], ol: ["footnotes"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowedSchemesAppliedToAttributes: ["href", "src", "srcset", "cite"],
  allowProtocolRelative: false,
  // Pictures inside the text may only be what a camera or a drawing program makes.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "img" && /^\s*data:(?!image\/(png|jpe?g|gif|webp|avif);)/i.test(attribs["src"] ?? ""),
};

/** Finds the picture behind an address; null for one of which nothing is known. */
type PictureFinder = (src: string) => PictureSource | null;

/**
 * HTML from an editor as a page may show it: nothing in it runs, restyles the site, or leads
 * anywhere but to web addresses. The cms has cleaned it when it was written; here it is cleaned by
 * today's rules, whoever wrote it (docs/decisions/0014).
 * @param pictureOf gives pictures their sizes, so that nothing moves when they arrive
 */
export function cleanHtml(html: string, pictureOf: PictureFinder = () => null): string {
  const direction = directionOf(html);
  const withDirection: sanitize.Transformer = (tagName, attribs) => {
    return { tagName, attribs: { ...direction, ...attribs } };
  };
  return sanitize(html, {
    ...OPTIONS,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, pictureOf) }),
      ol: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...direction,
          ...attribs,
          ...(isOf("footnotes", attribs) && { "aria-label": "Footnotes" }),
        },
      }),
      ul: withDirection,
      blockquote: withDirection,
      code: (tagName, attribs) => ({ tagName, attribs: codeAttributes(attribs) }),
      // The page's title is its first heading.
      h1: "h2",
      // What may scroll sideways must be reachable with the keyboard.
      pre: sanitize.simpleTransform("pre", { tabindex: "0" }),
      table: (tagName, attribs) => ({
        tagName,
        attribs: { ...direction, ...attribs, tabindex: "0" },
      }),
      "*": (tagName, attribs) => ({
        tagName,
        attribs: attribs["id"] ? { ...attribs, id: ID_PREFIX + attribs["id"] } : attribs,
      }),
    },
  });
}

/**
 * What is more than a paragraph has its markers, edges and columns on the side where its text begins. The
 * style sheet can say so of lines alone.
 */
function directionOf(html: string): sanitize.Attributes {
  return hasRightToLeft(html) ? { dir: "auto" } : {};
}

/** The addresses of the pictures in a text, as they are written there. */
export function picturesIn(html: string): string[] {
  const found: string[] = [];
  cleanHtml(html, (src) => {
    found.push(src);
    return null;
  });
  return found;
}

function linkAttributes({ href, ...rest }: sanitize.Attributes): sanitize.Attributes {
  const target = localAnchor(href) ?? safeHref(href);
  return {
    ...rest,
    ...(target && { href: target }),
    ...(isOf("footnote-ref", rest) && { role: "doc-noteref" }),
    // A page that opens in a new tab must not get hold of this one.
    ...(rest["target"] !== undefined && { rel: "noopener noreferrer" }),
  };
}

function isOf(className: string, attribs: sanitize.Attributes): boolean {
  return attribs["class"]?.split(/\s+/).includes(className) === true;
}

/** The style sheet can show the language of code, but cannot take it out of a class. */
function codeAttributes({ "data-language": _, ...attribs }: sanitize.Attributes) {
  const language = /(?:^|\s)language-([\w+#.-]{1,30})(?:\s|$)/.exec(attribs["class"] ?? "")?.[1];
  return language ? { ...attribs, "data-language": language } : attribs;
}

/** A place in the text itself. */
function localAnchor(href: string | undefined): string | undefined {
  const name = /^#(.+)$/.exec(href ?? "")?.[1];
  return name && `#${ID_PREFIX}${name}`;
}

function pictureAttributes(
  attribs: sanitize.Attributes,
  pictureOf: PictureFinder,
): sanitize.Attributes {
  const source = attribs["src"] ? pictureOf(attribs["src"]) : null;
  const ready = { alt: "", ...attribs, loading: "lazy", decoding: "async" };
  if (!source) return ready;
  const { src, srcSet, width, height, alt } = source;
  return {
    ...ready,
    // Without other sizes, this is the file itself, in the version that is there now.
    ...(!srcSet && isUploadedPicture(src) && { src }),
    ...(!attribs["alt"] && alt && { alt }),
    ...(srcSet && !attribs["srcset"] && { srcset: srcSet, sizes: SIZES }),
    ...(width && height && { width: String(width), height: String(height) }),
  };
}

const BLOCK_START =
  /<(?=\/?(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|td|th|br|hr|blockquote|pre|figure|figcaption|section|article|details|summary)\b)/gi;

/** The numbers of footnotes stand right behind words, and are none. */
const NOTE_REFERENCE = /<sup id="fnref:[^>]*>[^]*?<\/sup>/gi;

/**
 * The words of HTML, without its tags; blanks stand where lines or cells ended.
 * @returns plain text, not safe to put into HTML
 */
export function textOf(html: string): string {
  const text = sanitize(html.replace(NOTE_REFERENCE, "").replace(BLOCK_START, " <"), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
