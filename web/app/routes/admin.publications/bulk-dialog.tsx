import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import type { BulkIntent } from "~/entities/publication/bulk";
import { formTexts } from "~/entities/publication/form-texts";
import {
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type ProjectReference,
} from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { Dialog } from "~/ui/admin/dialog/dialog";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { savesOnShortcut } from "~/ui/admin/drafts/save-shortcut";
import { SaveState } from "~/ui/admin/drafts/save-state";
import { useRestored } from "~/ui/admin/drafts/use-restored";
import { useSaving } from "~/ui/admin/drafts/use-saving";
import { controlClass } from "~/ui/admin/form/field";
import { FormKey, type SaveOutcome } from "~/ui/admin/form/record-state";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useFirstField } from "~/ui/admin/dialog/use-first-field";
import { Button } from "~/ui/basic/button";

const { bulk, fields } = formTexts;

/** Why nothing was changed; null while nothing is wrong. */
function problemOf(outcome: SaveOutcome | undefined): string | null {
  if (!outcome || outcome.saved || outcome.isToBeResent) return null;
  const [first] = Object.values(outcome.result?.error ?? {}).flatMap((found) => found ?? []);
  return first ?? outcome.message ?? bulk.changeFailed;
}

interface BulkProps {
  intent: BulkIntent;
  title: string;
  ids: readonly string[];
  projects: readonly ProjectReference[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks what is to be done to the ticked publications, and does it in one request. */
export function BulkDialog(props: BulkProps) {
  const { intent, title, ids, onClose } = props;
  const isDeletion = intent === "delete-several";
  const restored = useRestored(intent, "");
  // Asks before what is typed is dropped.
  const confirmRef = useRef<() => boolean>(() => true);
  const close = useCallback(() => {
    if (confirmRef.current()) onClose();
  }, [onClose]);
  return (
    <Dialog
      title={title}
      description={isDeletion ? bulk.question(ids.length) : bulk.of(ids.length)}
      {...(isDeletion && { role: "alertdialog" as const })}
      onClose={close}
    >
      <BulkForm
        key={restored?.id ?? ""}
        {...props}
        restored={restored}
        confirmRef={confirmRef}
        onCancel={close}
      />
    </Dialog>
  );
}

function BulkForm({
  intent,
  title,
  ids,
  projects,
  restored,
  confirmRef,
  onDone,
  onClose,
  onCancel,
}: BulkProps & {
  restored: Draft | null;
  confirmRef: { current: () => boolean };
  onCancel: () => void;
}) {
  const fetcher = useFetcher<SaveOutcome>();
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const outcome = fetcher.data;
  const isPending = fetcher.state !== "idle";
  const subject = {
    kind: intent,
    record: "",
    isInList: false,
    title: `${title}: ${bulk.of(ids.length)}`,
    restored,
  };
  // Without the rows that are gone, the rest can be changed at the next try.
  const { revalidate } = useRevalidator();
  const isGone = !isPending && outcome?.saved === false && outcome.isGone === true;
  useEffect(() => {
    if (isGone) revalidate();
  }, [isGone, revalidate]);
  const { saving, discard } = useSaving({
    form,
    subject,
    outcome,
    isPending,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  useEffect(() => {
    confirmRef.current = discard;
  }, [confirmRef, discard]);
  return (
    <fetcher.Form
      method="post"
      ref={form}
      {...savesOnShortcut(isPending)}
      className="space-y-5 px-6 py-4"
    >
      <input type="hidden" name="intent" value={intent} />
      <FormKey restored={restored} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <Choice intent={intent} projects={projects} typed={restored} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isPending ? null : problemOf(outcome)}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="mr-auto">
          <SaveState saving={saving} />
        </div>
        <Button variant="secondary" onClick={onCancel}>
          {bulk.cancel}
        </Button>
        <Button
          type="submit"
          data-save
          variant={intent === "delete-several" ? "danger" : "primary"}
          isPending={isPending}
          pendingLabel="Saving..."
        >
          {title}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function Choice({
  intent,
  projects,
  typed,
}: {
  intent: BulkIntent;
  projects: readonly ProjectReference[];
  typed: Draft | null;
}) {
  const value = (name: string) => typed?.entries.find(([of]) => of === name)?.[1];
  switch (intent) {
    case "set-type":
      return (
        <Select name="type" value={value("type")} label={fields.type}>
          {PUBLICATION_TYPES.map((type) => (
            <option key={type} value={type}>
              {texts.types[type]}
            </option>
          ))}
        </Select>
      );
    case "set-stage":
      return (
        <Select name="stage" value={value("stage")} label={fields.stage}>
          {PUBLICATION_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {formTexts.stages[stage]}
            </option>
          ))}
        </Select>
      );
    case "add-project":
      return (
        <Select name="project" value={value("project")} label={bulk.project}>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      );
    case "add-keywords":
      return <Keywords value={value("keywords")} />;
    case "delete-several":
      return null;
    default:
      return intent satisfies never;
  }
}

function Select({
  name,
  value,
  label,
  children,
}: {
  name: string;
  value: string | undefined;
  label: string;
  children: ReactNode;
}) {
  return (
    <label className="block space-y-1.5 text-sm font-medium text-ink">
      {label}
      <select name={name} defaultValue={value} className={`${controlClass} mt-1.5 h-11 md:h-10`}>
        {children}
      </select>
    </label>
  );
}

function Keywords({ value }: { value: string | undefined }) {
  const hint = useId();
  return (
    <div>
      <label className="block space-y-1.5 text-sm font-medium text-ink">
        {bulk.keywords}
        <textarea
          name="keywords"
          defaultValue={value}
          rows={3}
          aria-describedby={hint}
          className={`${controlClass} mt-1.5 py-2`}
        />
      </label>
      <p id={hint} className="mt-1.5 text-xs text-muted">
        {bulk.keywordsHint}
      </p>
    </div>
  );
}
