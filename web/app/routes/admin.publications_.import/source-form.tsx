import { useActionData, useNavigate } from "@remix-run/react";
import { type DragEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { filesProblem } from "~/entities/publication-import/source";
import { texts } from "~/entities/publication-import/texts";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import type { PreviewOutcome } from "~/features/publication-import/admin/preview-outcome";
import { useAttempts } from "~/features/publication-import/admin/use-attempts";
import { FORM_KEY_FIELD } from "~/lib/cms/document";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { savesOnShortcut } from "~/ui/admin/drafts/save-shortcut";
import { SaveState } from "~/ui/admin/drafts/save-state";
import { useRestored } from "~/ui/admin/drafts/use-restored";
import { useSaving } from "~/ui/admin/drafts/use-saving";
import { controlClass } from "~/ui/admin/form/field";
import { FormKey } from "~/ui/admin/form/record-state";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";

const INTENT = "preview";

/**
 * Takes what is to be imported: a text, files, or both. Files are previewed as soon as they are
 * chosen. What was pasted is kept like all typed text until it is read.
 */
export function SourceForm() {
  const restored = useRestored(INTENT, "");
  return <Form key={restored?.id ?? ""} restored={restored} />;
}

function Form({ restored }: { restored: Draft | null }) {
  const fetcher = useFetcher<PreviewOutcome>();
  // Where scripts do not run, the answer arrives with the page.
  const answered = useActionData<PreviewOutcome>();
  const outcome = fetcher.data ?? (answered?.intent === INTENT ? answered : undefined);
  const isPending = fetcher.state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { attempt, noteSent, noteChange } = useAttempts(outcome);
  const saving = useLeaveWhenRead(form, restored, outcome, isPending);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = problemOf(event.currentTarget, files.current);
    setProblem(found);
    if (found !== null || isPending) event.preventDefault();
    else noteSent();
  };
  const send = () => form.current?.requestSubmit();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!files.current || isPending || event.dataTransfer.files.length === 0) return;
    files.current.files = event.dataTransfer.files;
    send();
  };
  const message = problem ?? (outcome?.saved === false && !isPending ? outcome.message : null);
  const pasted = restored?.entries.find(([name]) => name === "text")?.[1];
  const rejected = answered?.intent === INTENT && !answered.saved ? answered.text : undefined;
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      ref={form}
      {...savesOnShortcut(isPending)}
      onSubmit={check}
      onInput={noteChange}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="space-y-4"
    >
      <FormKey key={attempt} restored={restored} />
      <div className="space-y-1.5">
        <label htmlFor="source" className="block text-sm font-medium text-ink">
          {texts.field}
        </label>
        <textarea
          id="source"
          name="text"
          rows={10}
          readOnly={isPending}
          defaultValue={pasted ?? rejected}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={message === null ? undefined : true}
          aria-describedby={message === null ? undefined : "source-error"}
          className={`${controlClass} py-2 font-mono`}
        />
        <p id="source-error" role="alert" className="text-sm text-danger empty:hidden">
          {message}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" data-save isPending={isPending} pendingLabel={texts.previewing}>
          {texts.preview}
        </Button>
        <div className="min-w-0 space-y-1">
          <label htmlFor="files" className="sr-only">
            {texts.files}
          </label>
          <input
            ref={files}
            id="files"
            type="file"
            name="files"
            multiple
            onChange={send}
            aria-describedby="files-hint"
            className="block min-h-11 max-w-full text-sm text-muted file:mr-3 file:min-h-11 file:rounded-md file:border file:border-line file:bg-surface file:px-4 file:text-sm file:font-medium file:text-ink hover:file:border-ink/40 md:min-h-10 md:file:min-h-10"
          />
          <p id="files-hint" className="text-xs text-muted">
            {texts.filesHint}
          </p>
        </div>
        <SaveState saving={saving} />
      </div>
    </fetcher.Form>
  );
}

function problemOf(form: HTMLFormElement, input: HTMLInputElement | null): string | null {
  const files = [...(input?.files ?? [])];
  const text = new FormData(form).get("text");
  if (files.length === 0 && typeof text === "string" && !text.trim()) return texts.nothing;
  return filesProblem(files);
}

/**
 * Keeps what is pasted, and goes to the preview. Until the sources are read the draft stays: the
 * preview's page drops it then, or leads back to it.
 */
function useLeaveWhenRead(
  form: RefObject<HTMLFormElement | null>,
  restored: Draft | null,
  outcome: PreviewOutcome | undefined,
  isPending: boolean,
) {
  const navigate = useNavigate();
  const begun = !isPending && outcome && outcome.saved !== false ? outcome : null;
  const subject = { kind: INTENT, record: "", isInList: false, title: texts.title, restored };
  const { saving, markSaved } = useSaving({
    form,
    subject,
    outcome: outcome?.saved === "later" ? undefined : outcome,
    isPending,
  });
  useEffect(() => {
    if (!begun || !form.current) return;
    markSaved();
    const formKey = new FormData(form.current).get(FORM_KEY_FIELD);
    navigate(`${IMPORTS}/${begun.id}`, { state: { formKey } });
  }, [begun, form, markSaved, navigate]);
  return saving;
}
