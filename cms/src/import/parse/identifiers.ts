import { toIsbn, toIssn } from "../../documents/validation/identifiers";
import { formatProblem } from "../../documents/validation/text-formats";

/** ISO 26324: "10.", the registrant's number, "/", and anything but white space. */
const DOI = /10\.\d{4,9}(?:\.\d+)*\/[^\s"“”]+/;

/** Behind a DOI in a sentence, and no part of it. */
const TRAILING = /(?:[.,;:'’]|&gt;|\\)+$/;

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

/**
 * The DOI in a text, bare: "10.1000/x" of "https://doi.org/10.1000/x", "doi: 10.1000/x" or
 * "10.1000\_x". Addresses are percent-decoded, escapes of TeX are taken back.
 *
 * @returns nothing where there is none, or one that is too long for the cms
 */
export function toDoi(text: string): string | undefined {
  const plain = text
    .replaceAll(/\{?\\([_%&#{}$])\}?/g, "$1")
    .replaceAll(/\$([<>])\$/g, "$1")
    .replaceAll(/\{\\text(less|greater)\}/g, (_, sign) => (sign === "less" ? "<" : ">"));
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
  const plain = text.replaceAll(/\\url\s*\{([^{}]*)\}/g, "$1").replaceAll(/\\([_%&#~$])/g, "$1");
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
  const parts = text.split(/[\s;,]+(?=https?:|www\.)/i);
  return [...new Set(parts.flatMap((part) => toUrl(part) ?? []))];
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

/** The arXiv id in a text, or nothing. */
export function toArxivId(text: string): string | undefined {
  const [, recent, old] = ARXIV.exec(text) ?? [];
  return recent ?? old;
}
