import { type ReactNode, useEffect, useId } from "react";
import type { BulkIntent } from "~/entities/publication/bulk";
import { formTexts } from "~/entities/publication/form-texts";
import {
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type ProjectReference,
} from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { controlClass } from "~/ui/admin/form/field";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";

const { bulk, fields } = formTexts;

interface Outcome {
  saved: boolean;
  message?: string;
  result?: { error?: Record<string, string[] | null> | null } | undefined;
}

/** Why nothing was changed; null while nothing is wrong. */
function problemOf(outcome: Outcome | undefined): string | null {
  if (!outcome || outcome.saved) return null;
  const [first] = Object.values(outcome.result?.error ?? {}).flatMap((found) => found ?? []);
  return first ?? outcome.message ?? bulk.changeFailed;
}

/** Asks what is to be done to the ticked publications, and does it in one request. */
export function BulkDialog({
  intent,
  title,
  ids,
  projects,
  onDone,
  onClose,
}: {
  intent: BulkIntent;
  title: string;
  ids: readonly string[];
  projects: readonly ProjectReference[];
  onDone: () => void;
  onClose: () => void;
}) {
  const fetcher = useFetcher<Outcome>();
  const isPending = fetcher.state !== "idle";
  const isDone = !isPending && fetcher.data?.saved === true;
  useEffect(() => {
    if (!isDone) return;
    onClose();
    onDone();
  }, [isDone, onClose, onDone]);
  const isDeletion = intent === "delete-several";
  return (
    <Dialog
      title={title}
      description={isDeletion ? bulk.question(ids.length) : bulk.of(ids.length)}
      {...(isDeletion && { role: "alertdialog" as const })}
      onClose={onClose}
    >
      <fetcher.Form method="post" className="space-y-5 px-6 py-4">
        <input type="hidden" name="intent" value={intent} />
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Choice intent={intent} projects={projects} />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {isPending ? null : problemOf(fetcher.data)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {bulk.cancel}
          </Button>
          <Button
            type="submit"
            variant={isDeletion ? "danger" : "primary"}
            isPending={isPending}
            pendingLabel="Saving..."
          >
            {title}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}

function Choice({
  intent,
  projects,
}: {
  intent: BulkIntent;
  projects: readonly ProjectReference[];
}) {
  switch (intent) {
    case "set-type":
      return (
        <Select name="type" label={fields.type}>
          {PUBLICATION_TYPES.map((type) => (
            <option key={type} value={type}>
              {texts.types[type]}
            </option>
          ))}
        </Select>
      );
    case "set-stage":
      return (
        <Select name="stage" label={fields.stage}>
          {PUBLICATION_STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {formTexts.stages[stage]}
            </option>
          ))}
        </Select>
      );
    case "add-project":
      return (
        <Select name="project" label={bulk.project}>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      );
    case "add-keywords":
      return <Keywords />;
    case "delete-several":
      return null;
    default:
      return intent satisfies never;
  }
}

function Select({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <label className="block space-y-1.5 text-sm font-medium text-ink">
      {label}
      <select name={name} className={`${controlClass} mt-1.5 h-11 md:h-10`}>
        {children}
      </select>
    </label>
  );
}

function Keywords() {
  const hint = useId();
  return (
    <div>
      <label className="block space-y-1.5 text-sm font-medium text-ink">
        {bulk.keywords}
        <textarea
          name="keywords"
          rows={3}
          aria-describedby={hint}
          className={`${controlClass} mt-1.5 py-2`}
        />
      </label>
      <p id={hint} className="text-xs text-muted">
        {bulk.keywordsHint}
      </p>
    </div>
  );
}
