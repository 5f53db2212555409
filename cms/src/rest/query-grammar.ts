import { isRecord } from "../documents/types";

/** What every object has: as the name of an attribute it leads Strapi to a function. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

const NAME = /^[A-Za-z_]\w*$/;

/** Strapi's operators on one attribute, except those that need Postgres. */
const COMPARISONS = new Set(
  ["eq", "eqi", "ne", "nei", "lt", "lte", "gt", "gte", "null", "notNull"]
    .concat(["contains", "notContains", "containsi", "notContainsi"])
    .concat(["startsWith", "startsWithi", "endsWith", "endsWithi"])
    .map((name) => `$${name}`),
);

const SORT_KEY = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(:(asc|desc))?$/i;

const isName = (key: string) => NAME.test(key) && !INHERITED.has(key);
const isScalar = (value: unknown) => typeof value !== "object" || value === null;
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
const isScalarList = (value: unknown) => isList(value) && value.every(isScalar);

/** `$gt=1`, `$in[]=a`, `$not[$eq]=x` or, for a relation, `name[$eq]=x`. */
function isComparison([key, value]: [string, unknown]): boolean {
  if (key === "$not") return isRecord(value) && isOnAttribute(value);
  if (key === "$between") return isScalarList(value) && isList(value) && value.length === 2;
  if (key === "$in" || key === "$notIn") return isScalar(value) || isScalarList(value);
  if (COMPARISONS.has(key)) return isScalar(value) || isScalarList(value);
  return isName(key) && isOnAttribute(value);
}

function isOnAttribute(value: unknown): boolean {
  return isRecord(value)
    ? Object.entries(value).every(isComparison)
    : isScalar(value) || isScalarList(value);
}

/** True for a condition as Strapi reads it: attributes with comparisons, joined or negated. */
function isCondition(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([key, inner]) => {
    if (key === "$and" || key === "$or") return isList(inner) && inner.every(isCondition);
    return key === "$not" ? isCondition(inner) : isName(key) && isOnAttribute(inner);
  });
}

function isFieldList(value: unknown): boolean {
  const fields = [value].flat().flatMap((field) => String(field).split(","));
  return fields.every((field) => field.trim() === "*" || isName(field.trim()));
}

/** `title`, `title:desc`, `course.title:asc`, several of them, or an object of the same. */
function isSort(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isSort);
  if (isRecord(value)) {
    return Object.entries(value).every(
      ([key, inner]) => isName(key) && (isRecord(inner) ? isSort(inner) : isScalar(inner)),
    );
  }
  return String(value)
    .split(",")
    .every((key) => SORT_KEY.test(key.trim()));
}

/** The parameters of a query, and of each relation or component that it populates. */
function parameterProblem(parameters: Record<string, unknown>): string | undefined {
  const { filters, fields, populate, sort } = parameters;
  if (filters !== undefined && !isCondition(filters)) return "Invalid parameter filters";
  if (fields !== undefined && !isFieldList(fields)) return "Invalid parameter fields";
  if (sort !== undefined && !isSort(sort)) return "Invalid parameter sort";
  for (const inner of isRecord(populate) ? Object.values(populate) : []) {
    const problem = isRecord(inner) ? parameterProblem(inner) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * Finds a key that every JavaScript object has, such as `constructor`, anywhere in a value.
 *
 * @param value a parsed body or query, as deep as it may be
 */
export function inheritedKey(value: unknown): string | undefined {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const current = open.pop();
    if (typeof current !== "object" || current === null) continue;
    if (Array.isArray(current)) {
      for (const item of current) open.push(item);
      continue;
    }
    for (const [key, inner] of Object.entries(current)) {
      if (INHERITED.has(key)) return key;
      open.push(inner);
    }
  }
  return undefined;
}

/**
 * Says whether lists and objects are nested in one another more than `levels` deep.
 *
 * @param value a parsed body, as deep as it may be
 */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let nested: unknown[] = [value];
  for (let level = 0; level <= levels && nested.length > 0; level += 1) {
    nested = nested.flatMap((each): unknown[] =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
  return nested.length > 0;
}

/**
 * Says what is wrong with a parsed query string, or nothing. Strapi takes many queries that it can
 * make no sense of and then fails inside.
 */
export function queryProblem(query: Record<string, unknown>): string | undefined {
  const key = inheritedKey(query);
  if (key !== undefined) return `Invalid key ${key}`;
  if (query._q !== undefined && typeof query._q !== "string") return "Invalid parameter _q";
  return parameterProblem(query);
}
