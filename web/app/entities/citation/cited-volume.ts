import type { CslItem } from "~/lib/csl/csl-item";
import { MARKED_NUMBER } from "~/lib/csl/stand-ins";
import { capitalized } from "~/lib/format/sentence";

const NUMBER = `(?:[a-z]*\\d+(?:/\\d+)*[a-z]*|${MARKED_NUMBER})`;
const ONE_NUMBER = new RegExp(`^${NUMBER}$`, "iu");
const RANGE = new RegExp(`^(${NUMBER})\\s*[-–]\\s*(${NUMBER})$`, "iu");
const LIST = new RegExp(`^${NUMBER}(?:(?:\\s*[,;&]\\s*|\\s+and\\s+)${NUMBER})+$`, "iu");

/** How a style abbreviates. */
interface Words {
  volumes: string;
  edition: string;
}

/**
 * A volume, or a number without a kind, that stands right behind the title begins with a capital in MLA: "Vol. 2".
 * The style leaves out the one and writes the other small, but knows where an edition stands.
 */
export function withNumberBehindTitle(item: CslItem): CslItem {
  const isBehindOthers =
    item["container-title"] !== undefined ||
    item.edition !== undefined ||
    (item.author !== undefined && item.editor !== undefined);
  if (isBehindOthers) return item;
  const { volume, ...withoutVolume } = item;
  if (volume !== undefined) return { ...withoutVolume, edition: numbered(volume, "Vol.", "Vols.") };
  const { number, ...withoutNumber } = item;
  if (number === undefined || item.genre !== undefined) return item;
  return { ...withoutNumber, edition: numbered(number, "No.", "Nos.") };
}

/** "vol. 3, no. 2", "vols. 1–2", but "Part B". */
export function volumeInWords(volume: string, issue?: string): string {
  const inWords = numbered(volume, "vol.", "vols.");
  return issue === undefined ? inWords : `${inWords}, ${numbered(issue, "no.", "nos.")}`;
}

/** The volume of a book behind its edition, where a style knows editions alone: "2nd ed. Vol. 3". */
export function withVolumeBehindEdition(item: CslItem, words: Words): CslItem {
  const { volume, edition, ...rest } = item;
  if (volume === undefined) return item;
  const volumes = capitalized(numbered(volume, "Vol.", words.volumes));
  if (edition === undefined) return { ...rest, edition: volumes };
  return { ...rest, edition: `${editionInWords(edition, words.edition)}. ${volumes}` };
}

/** "Vol. 2", "Vols. 1–2" and "Nos. 5 & 6", but "Part B". */
function numbered(value: string, one: string, several: string): string {
  if (ONE_NUMBER.test(value)) return `${one} ${value}`;
  const [, first, last] = RANGE.exec(value) ?? [];
  if (first && last) return `${several} ${first}–${last}`;
  return LIST.test(value) ? `${several} ${value}` : value;
}

const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function editionInWords(edition: string, word: string): string {
  const [, digits] = /^(\d+)(?:st|nd|rd|th)?$/iu.exec(edition) ?? [];
  if (digits === undefined) return edition.replace(/\.$/u, "");
  return `${digits}${ENDINGS[ORDINALS.select(Number(digits))] ?? "th"} ${word}`;
}
