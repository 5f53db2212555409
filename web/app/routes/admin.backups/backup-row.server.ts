import { type Backup, type Backups, contentsText, sizeText } from "~/entities/backup/backup";
import { texts } from "~/entities/backup/texts";
import { formatDateTime } from "~/lib/format/date-time.server";

/** A backup, ready to be shown. */
export interface BackupRow {
  name: string;
  madeOn: string;
  kind: string;
  size: string;
  contents: string;
  isVerified: boolean;
  /** What is not as it should be. */
  problems: string[];
}

function toRow({ name, createdAt, kind, bytes, missing, verifiedAt, ...rest }: Backup): BackupRow {
  return {
    name,
    madeOn: formatDateTime(createdAt),
    kind: texts.kinds[kind],
    size: sizeText(bytes),
    contents: contentsText(rest),
    isVerified: verifiedAt !== null,
    problems: [
      ...(rest.problem === null ? [] : [rest.problem]),
      ...(missing.length === 0 ? [] : [texts.missing(missing.length)]),
    ],
  };
}

export function toScreen({ isRunning, problem, keepDays, backups }: Backups) {
  return { isRunning, problem, keepDays, rows: backups.map(toRow) };
}

export type Screen = ReturnType<typeof toScreen>;
