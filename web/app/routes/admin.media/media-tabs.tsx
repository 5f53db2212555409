import { useMemo } from "react";
import { type AdminTab, type MediaItem, adminTabs } from "~/entities/media-item/media-item";
import { texts } from "~/entities/media-item/texts";
import { useRecordFromAddress } from "~/ui/admin/table/use-record-from-address";
import { Button } from "~/ui/basic/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { TabLinks } from "~/ui/layout/tab-links";
import { MediaCards } from "./media-cards";

const TABS: readonly AdminTab[] = ["all", "videos", "audio", "articles", "interviews", "featured"];

/** The tabs, and the media items of the chosen one. */
export function MediaTabs({
  items,
  tab,
  onAdd,
  onEdit,
}: {
  items: readonly MediaItem[];
  tab: AdminTab;
  onAdd: () => void;
  onEdit: (item: MediaItem) => void;
}) {
  useRecordFromAddress(items, { onAdd, onEdit });
  const shown = useMemo(() => items.filter(adminTabs[tab]), [items, tab]);
  return (
    <>
      <TabLinks
        label={texts.admin.title}
        tabs={TABS.map((name) => ({
          label: texts.admin.tabs[name],
          to: name === "all" ? "/admin/media" : `/admin/media?tab=${name}`,
          isCurrent: name === tab,
        }))}
      />
      {shown.length > 0 ? (
        <MediaCards key={tab} items={shown} onEdit={onEdit} />
      ) : (
        <NoMedia isFirst={items.length === 0} onAdd={onAdd} />
      )}
    </>
  );
}

function NoMedia({ isFirst, onAdd }: { isFirst: boolean; onAdd: () => void }) {
  if (!isFirst) return <EmptyState>{texts.admin.noMatches}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button variant="secondary" onClick={onAdd}>
          {texts.admin.addFirst}
        </Button>
      }
    >
      {texts.admin.none}
    </EmptyState>
  );
}
