import { isRecord } from "../../documents/types";
import { at, type Json } from "../json";
import { fromDataCite, isDataCite } from "../parse/services/datacite";

/**
 * The work in an answer for a DOI, as an item of CSL-JSON: the item itself, or one in the envelope of
 * Crossref's or DataCite's own interface.
 *
 * @returns nothing where there is no work in it
 */
export function itemInAnswer(answer: unknown): Json | undefined {
  const value: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (!isRecord(value)) return undefined;
  const attributes = at(value, "data", "attributes");
  const inner = isRecord(attributes) ? attributes : value.message;
  const work = isRecord(inner) ? inner : value;
  const item = isDataCite(work) ? fromDataCite(work) : work;
  const isWork = [item.title, item.DOI, item["container-title"]].some((each) => {
    const first: unknown = Array.isArray(each) ? each[0] : each;
    return typeof first === "string" && first.trim() !== "";
  });
  return isWork ? item : undefined;
}
