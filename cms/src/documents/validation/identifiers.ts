import isISBN from "validator/lib/isISBN";
import isISSN from "validator/lib/isISSN";

/** An iD with or without its hyphens, alone or in its address, which may have a query or a fragment. */
const ORCID =
  /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])\/?(?:[?#]\S*)?$/i;

/**
 * The iD in its usual form: "0000-0002-1825-0097" of "orcid.org/0000-0002-1825-0097?lang=en".
 *
 * @param value an iD, or its address at orcid.org, with or without https:// and www.
 * @returns nothing when it is neither, or when the check digit is wrong (ISO 7064, MOD 11-2)
 */
export function toOrcid(value: string): string | undefined {
  const found = ORCID.exec(value);
  if (found === null) return undefined;
  const blocks = found.slice(1).map((block) => block.toUpperCase());
  const characters = blocks.join("");
  const sum = Array.from(characters.slice(0, 15)).reduce(
    (total, digit) => (total + Number(digit)) * 2,
    0,
  );
  const check = (12 - (sum % 11)) % 11;
  return characters.endsWith(check === 10 ? "X" : String(check)) ? blocks.join("-") : undefined;
}

/** An ISSN with its hyphen, or nothing when it is none. */
export function toIssn(value: string): string | undefined {
  if (!isISSN(value)) return undefined;
  const characters = value.replace("-", "").toUpperCase();
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** An ISBN as it was written, or nothing when it is none. */
export function toIsbn(value: string): string | undefined {
  return isISBN(value) ? value : undefined;
}
