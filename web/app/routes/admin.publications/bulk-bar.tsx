import { useCallback, useState } from "react";
import { formTexts } from "~/entities/publication/form-texts";
import { type BulkIntent, MOST_AT_ONCE } from "~/entities/publication/bulk";
import type { ProjectReference } from "~/entities/publication/publication";
import { useRestoring } from "~/ui/admin/drafts/use-restored";
import { Button } from "~/ui/basic/button";
import { BulkDialog } from "./bulk-dialog";

const { bulk } = formTexts;

const ACTIONS: readonly { intent: BulkIntent; label: string }[] = [
  { intent: "delete-several", label: bulk.delete },
  { intent: "set-type", label: bulk.setType },
  { intent: "set-stage", label: bulk.setStage },
  { intent: "add-keywords", label: bulk.addKeywords },
  { intent: "add-project", label: bulk.addProject },
];

/** Drafts of the dialogs are of these kinds. */
export const BULK_INTENTS = ACTIONS.map(({ intent }) => intent);

/** Above the table while rows are ticked: what can be done to all of them. */
export function BulkBar({
  ids,
  projects,
  onClear,
}: {
  ids: readonly string[];
  projects: readonly ProjectReference[];
  onClear: () => void;
}) {
  const [intent, setIntent] = useState<BulkIntent | null>(null);
  const isTooMany = ids.length > MOST_AT_ONCE;
  const kind = useRestoring(BULK_INTENTS, "")?.kind;
  const asked = BULK_INTENTS.find((one) => one === kind);
  if (asked && asked !== intent) setIntent(asked);
  const close = useCallback(() => setIntent(null), []);
  return (
    <>
      <div
        role="group"
        aria-label={bulk.selected(ids.length)}
        className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-2"
      >
        <p role="status" className="px-2 text-sm font-medium text-ink">
          {bulk.selected(ids.length)}
        </p>
        {ACTIONS.map(({ intent: asked, label }) => (
          <Button
            key={asked}
            variant="secondary"
            aria-haspopup="dialog"
            disabled={isTooMany}
            onClick={() => setIntent(asked)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={onClear}>
          {bulk.clear}
        </Button>
        <p role="status" className="w-full px-2 text-sm text-warning empty:hidden">
          {isTooMany && bulk.tooMany}
        </p>
      </div>
      {intent && (
        <BulkDialog
          intent={intent}
          title={ACTIONS.find((action) => action.intent === intent)?.label ?? ""}
          ids={ids}
          projects={projects}
          onDone={onClear}
          onClose={close}
        />
      )}
    </>
  );
}
