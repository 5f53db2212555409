/**
 * The address of a DOI at the public resolver.
 * @param doi in any spelling that `readDoi` knows
 */
export function doiUrl(doi: string): string {
  return `https://doi.org/${encodeURIComponent(bareDoi(doi)).replaceAll("%2F", "/")}`;
}

/** The DOI without a resolver's address or a "doi:" before it; what is no DOI loses these as well. */
export function bareDoi(doi: string): string {
  return readDoi(doi) ?? doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");
}

const NAMED = /^doi\s*:?\s*(?=10\.|https?:|(?:dx\.|www\.)?doi\.org)/i;
const RESOLVER = /^(?:https?:\/\/)?(?:(?:dx|www)\.)?doi\.org\/(?:doi:)?/i;
/** ISO 26324, as the importer of the cms knows it. */
const DOI = /^10\.\d{4,9}(?:\.\d+)*\/[^\s\p{Cc}]+$/u;
const ENCODED_SLASH = /^10\.[\d.]+%2f/i;

/**
 * The bare DOI that a text is: "10.1000/x" of "DOI 10.1000/x" or "www.doi.org/10.1000/x". Browsers copy
 * addresses percent-encoded.
 * @returns null for what is no DOI
 */
export function readDoi(text: string): string | null {
  const named = text.trim().replace(NAMED, "");
  const rest = named.replace(RESOLVER, "");
  const isAddress = rest !== named;
  const path = isAddress ? rest.replace(/\?[\w.-]+=.*$/, "") : rest;
  const doi = isAddress || ENCODED_SLASH.test(path) ? percentDecoded(path) : path;
  return DOI.test(doi) ? doi : null;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
