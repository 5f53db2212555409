import { languageTag } from "~/lib/format/language-name";
import { onOneLine } from "~/lib/format/one-line";
import type { Publication } from "./publication";

/** What is markup in a title (scholarly §1); all else is text, "<" included. */
const MARKUP = /<(\/?)(i|b|sub|sup)>/gi;

/** A title without its markup, for tags, references and everything else that takes plain text. */
export function plainTitle(title: string): string {
  return onOneLine(title.replace(MARKUP, ""));
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * The text of HTML that `titleHtml` has escaped.
 * @param lessThan what stands for a "<" that is text
 */
export function unescapeText(html: string, lessThan = "<"): string {
  return html
    .replaceAll("&lt;", lessThan)
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/**
 * A title as HTML: `i`, `b`, `sub` and `sup` are elements, everything else is text. An end without a
 * beginning is dropped; what is left open ends with the title, so that nothing behind it is touched.
 */
export function titleHtml(title: string): string {
  const open: string[] = [];
  let html = "";
  let end = 0;
  for (const match of title.matchAll(MARKUP)) {
    const [markup, slash, name = ""] = match;
    const element = name.toLowerCase();
    html += escapeText(title.slice(end, match.index));
    end = match.index + markup.length;
    if (!slash) {
      open.push(element);
      html += `<${element}>`;
    } else if (open.includes(element)) html += closeDownTo(element, open);
  }
  html += escapeText(title.slice(end));
  return (
    html +
    open
      .reverse()
      .map((element) => `</${element}>`)
      .join("")
  );
}

/** The ends of the elements that were opened last, up to and with the given one. */
function closeDownTo(element: string, open: string[]): string {
  let html = "";
  for (let last = open.pop(); last; last = open.pop()) {
    html += `</${last}>`;
    if (last === element) break;
  }
  return html;
}

/** A title as the public pages show it. */
export interface TitleView {
  /** Without markup. */
  title: string;
  /** With markup; null for a title that has none. */
  titleHtml: string | null;
  lang: string | undefined;
}

/** Prepares the title of a publication for a public page. */
export function toTitleView({
  title,
  language,
}: Pick<Publication, "title" | "language">): TitleView {
  const html = titleHtml(title);
  return {
    title: plainTitle(title),
    titleHtml: html.includes("<") ? html : null,
    lang: titleLang(language),
  };
}

/**
 * The `lang` of a title (WCAG 3.1.2).
 * @param language of the publication, as it was typed
 * @returns undefined for English, the language of the site, and for what is no language tag
 */
export function titleLang(language: string | null): string | undefined {
  const tag = languageTag(language?.trim() ?? "");
  return tag?.split("-")[0] === "en" ? undefined : tag;
}
