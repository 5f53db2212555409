import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isAtWork } from "~/entities/publication-import/publication-import";
import { selectionOf } from "~/entities/publication-import/selection";
import { texts } from "~/entities/publication-import/texts";
import { FORM_KEY_FIELD } from "~/lib/cms/document";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { SaveState } from "~/ui/admin/drafts/save-state";
import { useRestored } from "~/ui/admin/drafts/use-restored";
import { useSaving } from "~/ui/admin/drafts/use-saving";
import { FormKey, type SaveOutcome } from "~/ui/admin/form/record-state";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useRecordFromAddress } from "~/ui/admin/table/use-record-from-address";
import { Button } from "~/ui/basic/button";
import { EntriesTable } from "./entries-table";
import { EntryDialog } from "./entry-dialog";
import { KindFilter } from "./kind-filter";
import { ProgressBar } from "./progress-bar";
import type { Screen } from "./screen.server";
import { useTicks } from "./use-ticks";
import { useProgress } from "./use-progress";

const INTENT = "import";

/** How often the cms is asked how far it has come; and, after a lost answer, what came of it. */
const PROGRESS_MS = 500;
const LOST_MS = 3_000;

/** The entries of an import, to choose from. What is ticked is kept like what is typed. */
export function EntriesForm({ screen }: { screen: Screen }) {
  const restored = useRestored(INTENT, "");
  const [edited, setEdited] = useState<number | null>(null);
  const records = useMemo(() => screen.rows.map(({ row }) => ({ id: String(row), row })), [screen]);
  const edit = useCallback(({ row }: { row: number }) => setEdited(row), []);
  const close = useCallback(() => setEdited(null), []);
  useRecordFromAddress(records, { onAdd: close, onEdit: edit });
  return (
    <>
      <p role="status" className="mb-4 text-sm font-medium text-ink tabular-nums">
        {screen.summary}
      </p>
      <Form key={restored?.id ?? ""} screen={screen} restored={restored} onEdit={setEdited} />
      {edited !== null && <EntryDialog id={screen.id} row={edited} onClose={close} />}
    </>
  );
}

function Form({
  screen,
  restored,
  onEdit,
}: {
  screen: Screen;
  restored: Draft | null;
  onEdit: (row: number) => void;
}) {
  const fetcher = useFetcher<SaveOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const isPending = fetcher.state !== "idle";
  const outcome = fetcher.data;
  const subject = { kind: INTENT, record: "", isInList: false, title: screen.source, restored };
  const { saving } = useSaving({ form, subject, outcome, isPending });
  const { count, duplicates, areAllTicked, recount, tickAll } = useTicks(form, screen.rows);
  const progress = useImporting(screen, isPending, outcome);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const sent = new FormData(event.currentTarget);
    const key = sent.get(FORM_KEY_FIELD);
    fetcher.submit(
      {
        intent: INTENT,
        [FORM_KEY_FIELD]: typeof key === "string" ? key : "",
        selection: JSON.stringify(selectionOf(sent)),
      },
      { method: "post" },
    );
  };
  return (
    <fetcher.Form method="post" ref={form} onSubmit={submit} onChange={recount} autoComplete="off">
      <input type="hidden" name="intent" value={INTENT} />
      <FormKey restored={restored} />
      <KindFilter counts={screen.counts} form={form} onChange={recount} />
      <EntriesTable
        rows={screen.rows}
        restored={restored}
        areAllTicked={areAllTicked}
        onTickAll={tickAll}
        onEdit={onEdit}
      />
      <div className="save-bar sticky bottom-0 z-10 mt-6 space-y-3 border-t border-line bg-paper py-4">
        {progress && <ProgressBar label={texts.importing} progress={progress.progress} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            data-save
            disabled={count === 0}
            isPending={isPending || progress !== null}
            pendingLabel={texts.submitting}
            className="tabular-nums"
          >
            {texts.submit(count)}
          </Button>
          <p role="status" className="text-sm text-warning empty:hidden">
            {duplicates > 0 && texts.twice(duplicates)}
          </p>
          <SaveState saving={saving} />
        </div>
      </div>
    </fetcher.Form>
  );
}

/**
 * Follows an import that is being written, also one whose answer was lost: what was sent may have
 * been carried out all the same.
 * @returns null while nothing is being written
 */
function useImporting(screen: Screen, isPending: boolean, outcome: SaveOutcome | undefined) {
  const isUnknown = !isPending && outcome?.saved === false;
  const latest = useProgress(screen.id, isPending ? PROGRESS_MS : isUnknown ? LOST_MS : 0);
  const { revalidate } = useRevalidator();
  const status = latest?.status ?? "preview";
  const isOver = isUnknown && (status === "imported" || status === "undone");
  const isStale = isUnknown && outcome.conflict === true;
  useEffect(() => {
    if (isOver || isStale) revalidate();
  }, [isOver, isStale, revalidate]);
  if (latest && isAtWork(latest)) return latest;
  return isPending ? { progress: null } : null;
}
