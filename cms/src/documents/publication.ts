import type { Core } from "@strapi/strapi";
import { lockInTransaction } from "../database/advisory-lock";
import { citationKeyOf, freeKey, freeSlug, slugOf, type Described } from "../publications/address";
import { keptParts, namesOfPeople } from "../publications/author-parts";
import { movePageSettings } from "../publications/page-settings";
import { checkPdf } from "../publications/pdf";
import { CITATION_KEY_TAKEN, SLUG_TAKEN } from "../publications/problems";
import {
  isSlugTaken,
  noteAddress,
  PUBLICATION_UID,
  takenKeys,
  takenSlugs,
} from "../publications/store";
import { checkVersions } from "../publications/versions-of";
import { withTables, type Tables } from "../database/tables";
import { findRow } from "../strapi-access/rows";
import { isRecord, writtenData, type Data, type DocumentMiddleware } from "./types";
import { toCalendarDay } from "./validation/calendar";
import { validationError } from "./validation/problems";

/** A write of a publication, with what it leaves as it is. */
interface Write {
  strapi: Core.Strapi;
  tables: Tables;
  data: Data;
  /** What is stored of the publication, or of the one that is copied. */
  stored: Data;
  /** Nothing for a new one. */
  documentId: string | undefined;
}

const textIn = (value: unknown) => (typeof value === "string" ? value : "");

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

function described({ data, stored }: Write): Described {
  const merged = { ...stored, ...data };
  const authors = textsIn(merged.authors);
  const [first] = keptParts(merged.author_parts, authors.slice(0, 1)) ?? [];
  return {
    title: textIn(merged.title),
    authors,
    year: toCalendarDay(merged.publication_date)?.slice(0, 4),
    family: first?.family,
  };
}

/** A new entry gets what it lacks, a present one keeps what a change leaves out. */
function isWanted({ data, documentId }: Write, name: string): boolean {
  return data[name] === null || (documentId === undefined && data[name] === undefined);
}

async function giveSlug(write: Write): Promise<void> {
  const { strapi, tables, data, documentId } = write;
  if (isWanted(write, "slug")) {
    const base = slugOf(described(write));
    // With a number behind it the longest ones lose their end.
    const taken = await takenSlugs(strapi, tables, base.slice(0, 60), documentId);
    data.slug = freeSlug(base, (slug) => taken.has(slug));
  } else if (typeof data.slug === "string") {
    if (!(await isSlugTaken(strapi, tables, data.slug, documentId))) return;
    throw validationError([SLUG_TAKEN]);
  }
}

async function giveCitationKey(write: Write): Promise<void> {
  const { strapi, tables, data, documentId } = write;
  const isGiven = typeof data.citation_key === "string";
  if (!isGiven && !isWanted(write, "citation_key")) return;
  const base = isGiven ? String(data.citation_key) : citationKeyOf(described(write));
  const taken = await takenKeys(strapi, tables, base, documentId);
  if (isGiven && taken.has(base)) throw validationError([CITATION_KEY_TAKEN]);
  data.citation_key = freeKey(base, (key) => taken.has(key));
}

function keepParts({ data, stored }: Write): void {
  const left = (name: string) => (data[name] === undefined ? stored[name] : data[name]);
  if (["authors", "editors", "author_parts"].every((name) => data[name] === undefined)) return;
  const names = namesOfPeople({ authors: left("authors"), editors: left("editors") });
  data.author_parts = keptParts(left("author_parts"), names);
}

async function storedRow(strapi: Core.Strapi, params: unknown): Promise<Data | undefined> {
  const documentId = isRecord(params) ? params.documentId : undefined;
  if (typeof documentId !== "string") return undefined;
  return findRow(strapi, PUBLICATION_UID, { where: { documentId } });
}

async function prepare(write: Write): Promise<void> {
  keepParts(write);
  await giveSlug(write);
  await giveCitationKey(write);
}

/** What has to hold of a publication once it is written; to be called in the same transaction. */
export async function settlePublication(
  strapi: Core.Strapi,
  tables: Tables,
  documentId: string,
): Promise<void> {
  await checkVersions(strapi, tables, documentId);
  const row = await findRow(strapi, PUBLICATION_UID, {
    select: ["slug"],
    where: { documentId },
    populate: { pdf: { select: ["mime"] } },
  });
  checkPdf(row?.pdf);
  if (typeof row?.slug === "string") await noteAddress(strapi, tables, row.slug, documentId);
}

/**
 * A publication has an address and a citation key of its own, made from what it says; both stay when
 * it is edited. Its version leads to a work that is no version, its PDF is one (scholarly §1).
 */
export function publication(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (uid !== PUBLICATION_UID || !["create", "update", "clone"].includes(action)) return next();
    if (action === "clone") Object.assign(context.params, { data: writtenData(context) ?? {} });
    const data = writtenData(context);
    if (data === undefined) return next();
    const work = async (tables: Tables): Promise<unknown> => {
      await lockInTransaction(strapi, PUBLICATION_UID);
      const stored = (await storedRow(strapi, context.params)) ?? {};
      const documentId = action === "update" ? textIn(stored.documentId) : undefined;
      await prepare({ strapi, tables, data, stored, documentId });
      const entry: unknown = await next();
      const written = isRecord(entry) ? entry.documentId : undefined;
      if (typeof written !== "string") return entry;
      await settlePublication(strapi, tables, written);
      if (action === "update") await movePageSettings(strapi, tables, written);
      return entry;
    };
    // What a write answers is its own business.
    return withTables(strapi, work) as ReturnType<typeof next>;
  };
}
