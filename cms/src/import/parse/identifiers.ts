import { toIsbn, toIssn } from "../../documents/validation/identifiers";
import { formatProblem } from "../../documents/validation/text-formats";

/** ISO 26324: "10.", the registrant's number, "/", and anything but white space. */
const DOI = /10\.\d{4,9}(?:\.\d+)*\/[^\s"“”]+/;

/** Behind a DOI in a sentence, and no part of it. */
const TRAILING = /(?:[.,;:'’]|&gt;|\\)+$/;

/** What is read of a text with a DOI or an address in it, many times what either has. */
const LONGEST_TEXT = 10_000;

function withoutStrayEnds(doi: string): string {
  let rest = doi.replace(TRAILING, "");
  const pairs = [
    ["(", ")"],
    ["[", "]"],
    ["{", "}"],
    ["<", ">"],
  ] as const;
  for (const [open, close] of pairs) {
    while (rest.endsWith(close) && rest.split(close).length > rest.split(open).length) {
      rest = rest.slice(0, -1).replace(TRAILING, "");
    }
  }
  return rest;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Signs of addresses as commands of TeX. No address has a backslash: there it escapes what comes next. */
const SIGNS: Readonly<Record<string, string>> = {
  textunderscore: "_",
  textasciitilde: "~",
  sim: "~",
  tilde: "~",
  textless: "<",
  textgreater: ">",
  textdollar: "$",
  textbackslash: "",
};
const NAMES = Object.keys(SIGNS).join("|");
const SIGN = new RegExp(
  String.raw`\{\s*\\(${NAMES})\s*(?:\{\s*\})?\s*\}|\\(${NAMES})(?![a-zA-Z])(?:\s*\{\s*\}|\\ |\s+)?`,
  "g",
);
const FORMULA = /\$\s*(?:\\mathtt\s*)?\{?\s*(?:\\(sim|tilde)\s*(?:\{\s*\})?|([<>_~]))\s*\}?\s*\$/g;

/** A DOI or an address as a browser takes it, where it has been escaped for TeX. */
function withoutTex(text: string): string {
  if (!/[\\{$]/.test(text)) return text;
  return text
    .replaceAll(FORMULA, (_: string, name: string, sign?: string) => sign ?? SIGNS[name] ?? "")
    .replaceAll(
      SIGN,
      (_: string, inner: string | undefined, bare: string | undefined) =>
        SIGNS[inner ?? bare ?? ""] ?? "",
    )
    .replaceAll(/(?<!\\)\{([^\s{}\\])\}/g, "$1")
    .replaceAll(/\{\s*\\~\s*(?:\{\s*\})?\s*\}|\\~\s*\{\s*\}/g, "~")
    .replaceAll(/\{\s*\\+([_%&#{}$])\s*\}|(?<!\\)\\+([_%&#{}$~])/g, "$1$2");
}

/** What publishers put behind a DOI: "/abstract", "/full/html", ".pdf". */
const VIEWS =
  "abstract|asset|citedby|download|e?pdf|epub|figures|full|full-?text|html|media|meta|metrics|pdf(?:direct|plus)|references|related|standard|summary|suppinfo|suppl_file|tables|xml";
const VIEW = new RegExp(
  String.raw`^(10\.[\d.]+(?:/|%2f)[^/].*?)(?:/(?:${VIEWS})(?:[^\w-].*)?|(?:(?:\.(?:epub|full|html|pdf|svg|xml))+|/+)[^\w/]*)$`,
  "i",
);
/** A query, or a place in the page; "?" and "#" alone stand in DOIs that are made of SICIs, too. */
const QUERY = /\?(?:[\w.~%-]+=.*|[\w.~%-]*)$|#[^/].*$/;
/** The versions of bioRxiv and medRxiv, which share a DOI. */
const VERSION = /^(10\.1101\/[\d.]*\d)v\d.*$/;
/** Where many journals have the number and the title of the page: "/article/doi/10.1093/nar/gkz1/5420531". */
const NUMBERED = /\/article(?:-[a-z]+)?\/doi\/$/i;
const PAGE_NUMBER = /^(10\.[\d.]+\/.+?)\/\d{4,}(?:\/.*)?$/;

/** An address that holds a DOI, without what a publisher has put behind this. */
function withoutTail(address: string): string {
  if (isResolver(address)) return address.replace(/\?[\w.-]+=.*$/, "");
  const start = address.search(/10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)/i);
  if (start === -1) return address;
  const before = address.slice(0, start);
  const doi = address
    .slice(start)
    .replace(before.includes("?") ? /[&#].*$/ : QUERY, "")
    .replace(VIEW, "$1")
    .replace(VERSION, "$1");
  return before + (NUMBERED.test(before) ? doi.replace(PAGE_NUMBER, "$1") : doi);
}

/** Up to the next one that follows without a blank. */
const ADDRESS = /https?:\/\/(?:(?![,;]https?:)[^\s"“”])+/gi;

/**
 * The DOI in a text, bare: "10.1000/x" of "https://doi.org/10.1000/x", "doi: 10.1000/x" or
 * "10.1000\_x". Addresses are percent-decoded and without the views of their publishers ("/abstract",
 * "?journalCode=…"), escapes of TeX are taken back.
 *
 * @returns nothing where there is none, or one that is too long for the cms
 */
export function toDoi(text: string): string | undefined {
  const plain = withoutTex(text.slice(0, LONGEST_TEXT))
    .replaceAll(/\\href\s*\{([^{}]*)\}/g, "$1 ")
    .replaceAll(ADDRESS, withoutTail);
  const isEncoded = /10\.\d{4,9}(?:\.\d+)*%2f/i.test(plain) || /https?:/i.test(plain);
  const [found] = DOI.exec(isEncoded ? percentDecoded(plain) : plain) ?? [];
  if (found === undefined) return undefined;
  // A second one may follow without a blank between.
  const [first = ""] = found.split(/[,;](?=10\.\d{4,9}\/|https?:)/i);
  const doi = withoutStrayEnds(first.replace(/[?#](?:utm_|download=|casa_token).*$/i, ""));
  return /\/./.test(doi) && doi.length <= 500 ? doi : undefined;
}

/** Whether an address only leads to a DOI. */
export function isResolver(url: string): boolean {
  return /^https?:\/\/(?:(?:dx|www)\.)?doi\.org\//i.test(url);
}

/**
 * The http(s) address in a text, or nothing: a path of a computer and every other scheme are none.
 *
 * @returns the first of several, at most 2048 characters
 */
export function toUrl(text: string): string | undefined {
  const plain = withoutTex(text).replaceAll(/\\url\s*\{([^{}]*)\}/g, "$1");
  const [found] = /https?:\/\/[^\s"“”<>{}|\\^`]+/i.exec(plain) ?? [];
  const [bare] = /^(?:www\.)[\w-]+(?:\.[\w-]+)+(?:\/[^\s"<>{}|\\^`]*)?$/i.exec(plain.trim()) ?? [];
  const url = (found ?? (bare === undefined ? undefined : `https://${bare}`))?.replace(
    /[.,;]+$/,
    "",
  );
  if (url === undefined || url.length > 2048) return undefined;
  return formatProblem("web-address", url) === undefined ? url : undefined;
}

/** Every http(s) address in a text. */
export function toUrls(text: string): string[] {
  const parts = text.split(/(?<![\s;,])[\s;,]+(?=https?:|www\.)/i);
  return [...new Set(parts.flatMap((part) => toUrl(part.slice(0, LONGEST_TEXT)) ?? []))];
}

/** What a text with several numbers holds, and what of it has a wrong check digit. */
export interface Numbers {
  found: string[];
  wrong: string[];
}

function sorted(texts: readonly string[], check: (text: string) => string | undefined): Numbers {
  const found = texts.flatMap((text) => check(text) ?? []);
  return { found: [...new Set(found)], wrong: texts.filter((text) => check(text) === undefined) };
}

/** The ISBNs in a text, such as "978-0-226-45808-3 (pbk.), 0226458083". */
export function isbnsIn(text: string): Numbers {
  const plain = text.replaceAll(/[‐-―−]/g, "-").replaceAll(/ISBN(?:-?1[03])?:?/gi, " ");
  const texts =
    plain.match(/(?<![\d-])(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dXx](?![\d-])/g) ?? [];
  return sorted(
    texts.map((number) => number.trim()),
    (number) => toIsbn(number.toUpperCase()),
  );
}

/** The ISSNs in a text, such as "1234-5679, 2049-3630 (online)". */
export function issnsIn(text: string): Numbers {
  const plain = text.replaceAll(/[‐-―−]/g, "-");
  return sorted(plain.match(/(?<![\d-])\d{4}-?\d{3}[\dXx](?![\d-])/g) ?? [], toIssn);
}

/** An arXiv id, of either age, without its version's prefix: "2001.00001v2", "hep-th/9901001". */
const ARXIV =
  /(?<![\d.])(\d{4}\.\d{4,5}(?:v\d+)?)(?!\d)|\b([a-z]+(?:-[a-z]+)?(?:\.[A-Z]{2})?\/\d{7}(?:v\d+)?)\b/;

/** Whether a text holds a DOI that arXiv has given, which only preprints have. */
export function hasArxivDoi(text: string): boolean {
  return /^10\.48550\/arxiv\./i.test(toDoi(text) ?? "");
}

/** The arXiv id in a text, or nothing. */
export function toArxivId(text: string): string | undefined {
  const [, recent, old] = ARXIV.exec(text) ?? [];
  return recent ?? old;
}
