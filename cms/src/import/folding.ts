import { keptParts } from "../publications/author-parts";
import { splitName } from "../publications/names";
import { plainTitle } from "../publications/title";
import { foldText } from "../text/fold";
import { toDoi } from "./parse/identifiers";
import type { EntryFields } from "./parse/types";

/** Text without markup, accents, case and punctuation: what is left is compared. */
export function fold(text: string): string {
  return foldedWords(text).join("");
}

/** The same, as words; "&" is one of them. */
export function foldedWords(text: string): string[] {
  const plain = foldText(plainTitle(text)).replaceAll(/['`]/g, "").replaceAll("&", " and ");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/**
 * A DOI as it is compared: in lower case, without what stands around it in any spelling that `toDoi`
 * knows ("doi.org/10.1000/x", "DOI 10.1000/x", a percent-encoded address).
 *
 * @param doi as it was written; what holds no DOI is compared without a resolver or "doi:" before it
 * @returns nothing when there is none
 */
export function foldDoi(doi: string | null | undefined): string | undefined {
  const text = (doi ?? "").trim();
  const bare =
    toDoi(text) ??
    text.replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//i, "").replace(/^doi:\s*/i, "");
  return bare === "" ? undefined : bare.toLowerCase();
}

/** The thirteen digits of an ISBN, so that both of its forms are the same. */
export function foldIsbn(isbn: string | null | undefined): string | undefined {
  const digits = (isbn ?? "").replaceAll(/[^\dX]/gi, "").toUpperCase();
  if (digits.length === 13) return digits;
  if (digits.length !== 10) return undefined;
  const body = `978${digits.slice(0, 9)}`;
  const sum = Array.from(body).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** The family name of the first author, with its particle; nothing when there is no author. */
export function firstFamily({ authors = [], author_parts }: EntryFields): string | undefined {
  const [name] = authors;
  if (name === undefined) return undefined;
  const [known] = keptParts(author_parts, [name]) ?? [];
  const { particle = "", family = name } = known ?? splitName(name);
  return fold(`${particle} ${family}`);
}

export function yearOf({ publication_date }: EntryFields): number | undefined {
  const year = /^\d{4}/.exec(publication_date ?? "")?.[0];
  return year === undefined ? undefined : Number(year);
}
