import path from "node:path";
import { codeOf } from "../server/error-code";
import { settings } from "../settings";

/** Says which folder of backups cannot be written, why, and which setting names it. */
export function unwritableFolder(error: unknown): Error {
  const { folder } = settings.backups;
  const problem = `${folder}, which cannot be written (${codeOf(error) || String(error)}).`;
  const isDefault = folder === path.join(settings.dataDir, "backups");
  return new Error(
    isDefault
      ? `Backups go to ${problem} Make it writable, or set BACKUP_DIR to another folder.`
      : `BACKUP_DIR is ${problem}`,
  );
}
