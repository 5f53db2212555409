import type { PreviewType, Share } from "~/entities/preview/preview";
import { type Schedule, stateOf } from "~/entities/schedule/schedule";
import { SharePreview } from "~/features/preview/admin/share-preview";

/**
 * Shares the preview of a record: only one that visitors do not see, or that is shared already.
 * @param record as it is stored
 * @param shares of all records of its type
 * @param now see `scheduleNote`
 */
export function ShareHidden({
  type,
  record,
  shares,
  now,
}: {
  type: PreviewType;
  record: Schedule & { id: string };
  shares: readonly Share[];
  now: string;
}) {
  const share = shares.find(({ id }) => id === record.id) ?? null;
  if (stateOf(record, now) === "shown" && !share) return null;
  return <SharePreview type={type} id={record.id} share={share} />;
}
