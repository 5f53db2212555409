import { parseWithZod } from "@conform-to/zod/v4";
import { type Submission, parse } from "@conform-to/react";
import { z } from "zod";
import { CmsError } from "../cms/cms.server";
import { type FormLimits, mediaTypeOf, readFormBody, unreadableForm } from "./form-body.server";

/**
 * As many bytes as the web server lets through for the owner's area. A research page with 30
 * entries in each of its lists, lists within lists included, has 3400 fields.
 */
const LIMITS: FormLimits = { bytes: 15 * 1024 * 1024, fields: 5000 };
/** Each entry of a list has a field of its own, and no list is deeper than in another list. */
const MAX_ENTRIES = 2 * LIMITS.fields;
// One posted `a[99999999]` would make the form parser allocate the whole array.
const FIELD_NAME = /^[\w$-]{1,60}(?:\[\d{0,3}\])?(?:\.[\w-]{1,60}(?:\[\d{0,3}\])?){0,5}$/;
/** Where the form library puts what a list's button does. */
const INTENT = "__intent__";
/** Where it would put what it knows of a form; ours never post that. */
const STATE = "__state__";

/**
 * Reads a posted form, and rejects one that no form of ours can have sent.
 * @throws a response: 400 for field names, a number of fields or of list entries outside what the
 *   screens use, and for a list button that none of them has; 413 and 415 as `readFormBody`
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const form = await readFormBody(request, LIMITS);
  const names = [...form.keys()];
  if (!names.every(isFieldName)) throw unreadableForm();
  const pressed = form.get(INTENT);
  if (pressed !== null) names.push(listOf(pressed));
  if (entriesOf(names) > MAX_ENTRIES) throw unreadableForm();
  if (pressed !== null) checkPressed(form);
  return form;
}

/**
 * Reads a posted form that may carry a file.
 * @throws a response: 400 for what cannot be read; 413 and 415 as `readFormBody`
 */
export async function readFileForm(request: Request): Promise<FormData | URLSearchParams> {
  if (mediaTypeOf(request) !== "multipart/form-data") return readFormBody(request, LIMITS);
  return request.formData().catch(() => {
    throw unreadableForm();
  });
}

/** What all objects inherit, such as `__proto__` and `constructor`, is no field. */
function isFieldName(name: string): boolean {
  const isOurs = FIELD_NAME.test(name) && name !== STATE;
  return isOurs && !name.split(/[.[]/).some((part) => part in Object.prototype);
}

/** How many entries the lists of a form would have: up to the highest index of each, gaps included. */
function entriesOf(names: readonly string[]): number {
  const lengths = new Map<string, number>();
  for (const name of names) {
    for (const { 1: index, index: end } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, end);
      lengths.set(list, Math.max(lengths.get(list) ?? 0, Number(index) + 1));
    }
  }
  return [...lengths.values()].reduce((sum, length) => sum + length, 0);
}

const position = z.number().int().min(0).max(999);
const name = z.string().refine(isFieldName);
const text = z.string().refine((value) => value.isWellFormed());
const entry = z.union([text, z.record(name, z.union([text, z.array(text)]))]);

/** The buttons of a list name a field too, and where scripts do not run they post it. */
const listButton = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("insert"),
    payload: z.object({ name, index: position.optional(), defaultValue: entry.optional() }),
  }),
  z.object({ type: z.literal("remove"), payload: z.object({ name, index: position }) }),
  z.object({
    type: z.literal("reorder"),
    payload: z.object({ name, from: position, to: position }),
  }),
]);

/** @returns the name of the list whose button was pressed */
function listOf(pressed: string): string {
  const button = listButton.safeParse(parseJson(pressed));
  if (!button.success) throw unreadableForm();
  return button.data.payload.name;
}

/** The form library throws when what a button names is no list. */
function checkPressed(form: URLSearchParams): void {
  try {
    parse(form, { resolve: () => ({ value: null }) });
  } catch {
    throw unreadableForm();
  }
}

/** @returns undefined for what is no JSON, or has a key that zod passes over */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === "__proto__") throw new SyntaxError();
      return value;
    });
  } catch {
    return undefined;
  }
}

/**
 * Checks a form against the schema that the browser uses too. The server's verdict counts.
 * @throws a response: 400 for a text in the place of a list, with which the form could not be shown
 *   again
 */
export function parseForm<Schema extends z.ZodType>(form: URLSearchParams, schema: Schema) {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "error" && hasTextForList(schema, submission.payload)) {
    throw unreadableForm();
  }
  return submission;
}

function hasTextForList(schema: z.ZodType, payload: unknown): boolean {
  const issues = schema.safeParse(payload).error?.issues ?? [];
  return issues.some(
    (issue) =>
      issue.code === "invalid_type" &&
      (issue.expected === "array" || issue.expected === "object") &&
      typeof valueAt(payload, issue.path) === "string",
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/**
 * What the cms rejected, as validation errors at the fields it names.
 * @param error any error; only messages of a CmsError are shown
 * @param hideFields values that must not travel back, such as passwords
 */
export function rejection(
  submission: Submission<unknown>,
  error: unknown,
  hideFields: string[] = [],
) {
  const fields = error instanceof CmsError ? error.fields : {};
  return submission.reply({
    hideFields,
    fieldErrors: Object.fromEntries(
      Object.entries(fields).map(([path, message]) => [toFieldName(path), [message]]),
    ),
  });
}

/** "authors.0" becomes "authors", the field that shows the message; "a.0.b" becomes "a[0].b". */
function toFieldName(path: string): string {
  return path.replace(/\.\d+$/, "").replace(/\.(\d+)/g, "[$1]");
}
