import { encode, oddString } from "./values.mjs";

/** @typedef {import("./random.mjs").Random} Random */

const OPERATORS = [
  "$eq",
  "$eqi",
  "$ne",
  "$in",
  "$notIn",
  "$lt",
  "$gte",
  "$between",
  "$contains",
  "$notContainsi",
  "$startsWith",
  "$null",
  "$notNull",
  "$or",
  "$and",
  "$not",
  "$jsonSupersetOf",
  "$where",
  "$nope",
  "__proto__",
];
const PARAMETERS = [
  "sort",
  "fields",
  "populate",
  "pagination",
  "locale",
  "status",
  "_q",
  "filters",
];
const SETTINGS = ["page", "pageSize", "start", "limit", "withCount"];

/**
 * A query in Strapi's notation, right and wrong.
 * @param {Random} random
 * @param {readonly string[]} names of attributes
 * @returns {string} encoded, with its question mark; may be empty
 */
export function oddQuery(random, names) {
  const parts = random.some(4, () => {
    const value = encode(random.chance(0.4) ? random.pick(names) : oddString(random));
    return `${oddParameter(random, names)}=${value}`;
  });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** @param {Random} random @param {readonly string[]} names */
function oddParameter(random, names) {
  const name = () => encode(random.chance(0.8) ? random.pick(names) : oddString(random));
  const operator = () => random.pick(OPERATORS);
  switch (random.int(12)) {
    case 0:
      return `filters[${operator()}]`;
    case 1:
      return `filters[${operator()}][${random.int(3)}][${name()}][${operator()}]`;
    case 2:
      return `filters[${name()}][${operator()}][]`;
    case 3:
      return `filters[${name()}][${name()}][${operator()}]`;
    case 4:
      return `pagination[${random.pick(SETTINGS)}]`;
    case 5:
      return `sort[${random.pick(["0", "", "99999", "a"])}]`;
    case 6:
      return `populate[${name()}][${random.pick(["fields", "filters", "populate", "sort", "on"])}]`;
    case 7:
      return `fields[${random.int(3)}]`;
    case 8:
      return random.pick(PARAMETERS);
    case 9:
      return `${random.pick(PARAMETERS)}${"[a]".repeat(random.pick([1, 5, 30, 300]))}`;
    case 10:
      return name();
    default:
      return `filters[${name()}][${operator()}]`;
  }
}
