import { texts } from "~/entities/revision/texts";
import { historyPath } from "~/entities/revision/revision";
import { type TrashedRecord, daysLeft } from "~/entities/trash/trash";
import { toEntryLink } from "~/features/content-index/screens";
import { formatDateTime } from "~/lib/format/date-time.server";

/** A record in the trash as its table shows it. */
export interface TrashRow {
  id: string;
  label: string;
  kind: string;
  deletedAt: string;
  deletedOn: string;
  deletedBy: string;
  days: number;
  history: string;
}

export function toTrashRow(record: TrashedRecord): TrashRow {
  const { id, type, label, deletedAt, deletedBy } = record;
  const link = toEntryLink({ type, id, label, updatedAt: deletedAt });
  return {
    id,
    label,
    kind: link?.kind ?? type,
    deletedAt,
    deletedOn: formatDateTime(deletedAt),
    deletedBy: texts.actor(deletedBy),
    days: daysLeft(record),
    history: historyPath(type, id),
  };
}
