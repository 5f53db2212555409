import sanitize from "sanitize-html";
import { TEXT_TAGS, cleanHtml } from "./html.server";
import { quoteFormulas } from "./formulas.server";

/** Pictures to choose from. */
const CHOICES = ["picture", "source"];

/** What means something without this site's style sheet and script. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: TEXT_TAGS.filter((tag) => !CHOICES.includes(tag)),
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "title", "width", "height"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start", "reversed", "type"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  // A picture inside the text would be sent with the feed again and again, and many readers drop it.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^https?:/i.test(attribs["src"] ?? ""),
};

/**
 * The HTML of a post as a feed carries it: cleaned, with addresses that lead to the site from
 * anywhere, and with formulas as they were typed, because readers drop the elements of MathML and
 * leave their letters.
 * @param pageUrl the whole address of the post's page
 * @param pictureOf finds pictures, see `cleanHtml`
 */
export function renderFeedHtml(
  html: string,
  pageUrl: string,
  pictureOf: NonNullable<Parameters<typeof cleanHtml>[1]>,
): string {
  const clean = cleanHtml(html, (src) => {
    const picture = pictureOf(src);
    // One address, of a size that fits a page, in place of the sizes to choose from.
    return picture && { ...picture, srcSet: null };
  });
  return sanitize(quoteFormulas(clean), {
    ...OPTIONS,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: withAbsolute("href", attribs, pageUrl) }),
      img: (tagName, attribs) => ({ tagName, attribs: withAbsolute("src", attribs, pageUrl) }),
    },
  });
}

function withAbsolute(
  name: "href" | "src",
  attribs: sanitize.Attributes,
  pageUrl: string,
): sanitize.Attributes {
  const url = attribs[name];
  return url === undefined || !URL.canParse(url, pageUrl)
    ? attribs
    : { ...attribs, [name]: new URL(url, pageUrl).href };
}
