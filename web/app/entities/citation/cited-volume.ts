import type { CslItem } from "~/lib/csl/csl-item";
import { MARKED_NUMBER } from "~/lib/csl/stand-ins";

const NUMBER = `(?:[a-z]*\\d+(?:/\\d+)*[a-z]*|${MARKED_NUMBER})`;
const ONE_NUMBER = new RegExp(`^${NUMBER}$`, "iu");
const RANGE = new RegExp(`^(${NUMBER})\\s*[-–]\\s*(${NUMBER})$`, "iu");
const LIST = new RegExp(`^${NUMBER}(?:(?:\\s*[,;&]\\s*|\\s+and\\s+)${NUMBER})+$`, "iu");

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

/** "Vol. 2", "Vols. 1–2" and "Nos. 5 & 6", but "Part B". */
function numbered(value: string, one: string, several: string): string {
  if (ONE_NUMBER.test(value)) return `${one} ${value}`;
  const [, first, last] = RANGE.exec(value) ?? [];
  if (first && last) return `${several} ${first}–${last}`;
  return LIST.test(value) ? `${several} ${value}` : value;
}
