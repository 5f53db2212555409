import { randomBytes } from "node:crypto";
import { KINDS, type Kind } from "./manifest";

const NAME = new RegExp(
  `^lectern-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ-(${KINDS.join("|")})-[0-9a-f]{8}\\.tar\\.gz$`,
);

/** A time as it may stand in a name: 2026-11-23T03-15-00Z. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** A new name; who knows when a backup was made does not know it. */
export function newBackupName(kind: Kind, at: Date): string {
  return `lectern-${stampOf(at)}-${kind}-${randomBytes(4).toString("hex")}.tar.gz`;
}

/** True for the name of a backup, which is never the way to another folder. */
export function isBackupName(name: string): boolean {
  return NAME.test(name);
}
