import type { Core, UID } from "@strapi/strapi";
import { lockInTransaction } from "../../database/advisory-lock";
import type { Data } from "../../documents/types";
import { withoutRevisions } from "../../revisions/record-change";
import { contentTypes } from "../../strapi-access/content-types";
import { demoContentNote } from "./empty-database";
import { changedContent, contentAttributes, isUnchanged, type Fingerprint } from "./fingerprint";
import { removeUnusedPictures } from "./remove-pictures";
import { readContent, readNote, type SeedRecord } from "./seed-record";

export interface Removal {
  /** Entries that are gone. */
  removed: number;
  /** Entries of the demo that stay, because the owner has changed them or uses them. */
  kept: number;
}

interface Entry {
  uid: UID.ContentType;
  documentId: string;
  row: Data;
  content: Data;
  /** What the demo wrote, if it did. */
  fingerprint: Fingerprint | undefined;
}

/**
 * Takes away what the demo brought (docs/decisions/0026): entries that are as they were, in documents
 * the parts that are, and then the pictures that nothing shows any more. What the owner has added or
 * changed stays, and what it refers to. Nothing of it goes to the trash or into the history, as nothing of
 * it was the owner's.
 */
export async function removeDemoContent(strapi: Core.Strapi): Promise<Removal> {
  return withoutRevisions(async () => {
    const { pictures, ...removal } = await strapi.db.transaction(async () => {
      await lockInTransaction(strapi, "demo-content");
      const note = readNote(await demoContentNote(strapi).get());
      if (note?.seeded === undefined) return { removed: 0, kept: 0, pictures: [] };
      const counted = await removeEntries(strapi, note.seeded);
      await demoContentNote(strapi).set({ value: { ...note, seeded: {} } });
      return { ...counted, pictures: note.pictures ?? [] };
    });
    await removeUnusedPictures(strapi, pictures);
    return removal;
  });
}

async function removeEntries(strapi: Core.Strapi, seeded: SeedRecord): Promise<Removal> {
  const entries: Entry[] = [];
  for (const uid of contentTypes(strapi)) {
    for (const entry of await readContent(strapi, uid)) {
      entries.push({ ...entry, uid, fingerprint: seeded[uid]?.[entry.documentId] });
    }
  }
  const own = entries.filter(({ fingerprint }) => fingerprint !== undefined);
  const goes = new Set(own.filter((entry) => isAsSeeded(entry)));
  for (const used of referencesOf(
    strapi,
    entries.filter((entry) => !goes.has(entry)),
  )) {
    for (const entry of goes) if (entry.documentId === used) goes.delete(entry);
  }
  for (const { uid, documentId } of goes) await strapi.documents(uid).delete({ documentId });
  for (const entry of own) {
    const isDocument = strapi.contentType(entry.uid).kind === "singleType";
    if (isDocument && !goes.has(entry)) await emptyDocument(strapi, entry);
  }
  return { removed: goes.size, kept: own.length - goes.size };
}

function isAsSeeded({ content, fingerprint }: Entry): boolean {
  return fingerprint !== undefined && isUnchanged(content, fingerprint);
}

/** The documentIds that entries refer to: the category of a post, the course of a resource. */
function referencesOf(strapi: Core.Strapi, entries: Entry[]): unknown[] {
  return entries.flatMap(({ uid, content }) =>
    contentAttributes(strapi, uid)
      .filter(([, { type }]) => type === "relation")
      .flatMap(([name]) => content[name]),
  );
}

/** Leaves of a document, such as the contact details, what the owner has put there. */
async function emptyDocument(strapi: Core.Strapi, entry: Entry): Promise<void> {
  const { uid, documentId, content, fingerprint = {} } = entry;
  const rest = changedContent(strapi, uid, content, fingerprint);
  const gone = contentAttributes(strapi, uid).filter(
    ([name]) => content[name] !== undefined && rest[name] !== content[name],
  );
  const isRequired = ([, attribute]: [string, Data]) => attribute.required === true;
  const data = Object.fromEntries(
    gone
      .filter((attribute) => !isRequired(attribute))
      .map(([name, { repeatable, customField }]) => [
        name,
        rest[name] ?? (repeatable === true || customField === "global::text-list" ? [] : null),
      ]),
  );
  if (Object.keys(data).length > 0) await strapi.documents(uid).update({ documentId, data });
  // A form asks for these; the placeholder of a demo must not stand in for them in public.
  const required = Object.fromEntries(gone.filter(isRequired).map(([name]) => [name, null]));
  if (Object.keys(required).length === 0) return;
  await strapi.db.query(uid).update({ where: { documentId }, data: required });
}
