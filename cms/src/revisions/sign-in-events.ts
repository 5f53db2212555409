import type { Core } from "@strapi/strapi";
import type { Client } from "../accounts/client";
import { sessionMetadata } from "../accounts/sessions";
import { toMoment } from "../database/moment";
import { isRecord } from "../documents/types";
import { findRow, findRows, textOf } from "../strapi-access/rows";

const UID = "api::revision.sign-in-event";
const USER_UID = "plugin::users-permissions.user";

const HOUR_MS = 60 * 60 * 1000;
const KEEP_MS = 366 * 24 * HOUR_MS;

/** How many refused sign-ins are kept: anybody can cause them. */
const MAX_REFUSED = 2000;

export interface SignInEvent {
  id: number;
  outcome: "signed in" | "refused";
  at: string;
  /** A part of the address that names no single person. */
  place: string | null;
  /** The browser and its system. */
  device: string | null;
  /** How often within the hour. */
  attempts: number;
}

/** Where somebody signs in: on the website, or in Strapi's panel. */
type Entrance = "website" | "panel";

function deviceOf(client: Client, entrance: Entrance): string | null {
  const { deviceName, browser, os } = sessionMetadata(client);
  const name = [deviceName, [browser, os].filter(Boolean).join(", ")].find(
    (text) => typeof text === "string" && text !== "",
  );
  const known = typeof name === "string" ? name.slice(0, 200) : null;
  if (entrance === "website") return known;
  return known === null ? "built-in panel" : `${known}, built-in panel`;
}

async function isOwner(strapi: Core.Strapi, account: string): Promise<boolean> {
  const where = { documentId: account, role: { type: "owner" } };
  return (await strapi.db.query(USER_UID).count({ where })) > 0;
}

/**
 * Notes a sign-in to the owner's account, or a refused one; other accounts leave nothing. Refused
 * ones from one place within an hour are one event. A note that fails must not decide a sign-in.
 *
 * @param account the documentId of the account
 */
export async function noteSignIn(
  strapi: Core.Strapi,
  outcome: SignInEvent["outcome"],
  account: string,
  client: Client,
  entrance: Entrance = "website",
): Promise<void> {
  try {
    if (!(await isOwner(strapi, account))) return;
    const place = client.addressClass ?? null;
    const device = deviceOf(client, entrance);
    const query = strapi.db.query(UID);
    const since = new Date(Date.now() - HOUR_MS);
    const where = { outcome, account, place, at: { $gt: since } };
    const recent = outcome === "refused" ? await findRow(strapi, UID, { where }) : undefined;
    if (recent === undefined) {
      await query.create({
        data: { outcome, account, place, device, at: new Date(), attempts: 1 },
      });
    } else {
      const attempts = Number(recent.attempts) + 1;
      await query.update({ where: { id: recent.id }, data: { attempts } });
    }
  } catch (error) {
    strapi.log.warn(
      `A sign-in was not noted: ${error instanceof Error ? error.message : "unknown"}`,
    );
  }
}

/** Long after the answer: the time that this takes must not tell that the account exists. */
const NOTE_AFTER_MS = 50;

/** Notes a refused sign-in once its answer is on the way. */
export function noteRefusedSignIn(
  strapi: Core.Strapi,
  account: string,
  client: Client,
  entrance: Entrance = "website",
): void {
  const note = () => void noteSignIn(strapi, "refused", account, client, entrance);
  setTimeout(note, NOTE_AFTER_MS).unref();
}

/** Sign-ins before a moment, the latest first. */
export async function listSignIns(
  strapi: Core.Strapi,
  before: Date,
  limit: number,
): Promise<SignInEvent[]> {
  const rows = await findRows(strapi, UID, {
    where: { at: { $lt: before } },
    orderBy: { at: "desc" },
    limit,
  });
  return rows.map((row) => ({
    id: Number(row.id),
    outcome: row.outcome === "refused" ? "refused" : "signed in",
    at: toMoment(row.at) ?? "",
    place: textOf(row, "place"),
    device: textOf(row, "device"),
    attempts: Number(row.attempts),
  }));
}

/** Deletes what is older than a year, and the oldest of too many refused sign-ins. */
export async function forgetSignIns(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query(UID);
  await query.deleteMany({ where: { at: { $lt: new Date(Date.now() - KEEP_MS) } } });
  const oldest: unknown = await query.findMany({
    select: ["id"],
    where: { outcome: "refused" },
    orderBy: { at: "desc" },
    offset: MAX_REFUSED,
    limit: 100_000,
  });
  const ids = [oldest]
    .flat()
    .filter(isRecord)
    .map(({ id }) => id);
  if (ids.length > 0) await query.deleteMany({ where: { id: { $in: ids } } });
}
