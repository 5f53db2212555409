import { isRecord } from "../documents/types";
import type { Change } from "./recorder";
import { EVERYTHING } from "./state";

/** Postgres takes less than 8000 bytes. */
const MAX_BYTES = 7999;

/** A change of some process at the same database. */
export interface Notification extends Change {
  /** The `boot` of the process. */
  boot: string;
}

/** The payload of a notification. More tags than fit into one are all of them. */
export function writeNotification(notification: Notification): string {
  const payload = JSON.stringify(notification);
  if (Buffer.byteLength(payload) <= MAX_BYTES) return payload;
  return JSON.stringify({ ...notification, tags: [EVERYTHING] });
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** Reads a payload. What cannot be read may have been anything, so it stands for everything. */
export function readNotification(payload: string | undefined): Notification {
  const raw = parse(payload ?? "");
  const { boot, id, tags } = isRecord(raw) ? raw : {};
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === "string");
  if (typeof boot !== "string" || typeof id !== "number" || !isList) {
    return { boot: "", id: 0, tags: [EVERYTHING] };
  }
  return { boot, id, tags };
}
