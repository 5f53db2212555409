import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import type { PreviewOutcome } from "~/features/publication-import/admin/preview-outcome";
import { useAttempts } from "~/features/publication-import/admin/use-attempts";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { savesOnShortcut } from "~/ui/admin/drafts/save-shortcut";
import { SaveState } from "~/ui/admin/drafts/save-state";
import { useRestored } from "~/ui/admin/drafts/use-restored";
import { useSaving } from "~/ui/admin/drafts/use-saving";
import { controlClass } from "~/ui/admin/form/field";
import { FormKey } from "~/ui/admin/form/record-state";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";

const KIND = "orcid";
const LABEL = "ORCID iD";

/**
 * Sends an iD to the import screen, which looks it up and shows what it has found before anything is
 * taken. It needs no script.
 */
export function StartFromOrcid() {
  const restored = useRestored(KIND, "");
  return <Form key={restored?.id ?? ""} restored={restored} />;
}

function Form({ restored }: { restored: Draft | null }) {
  const fetcher = useFetcher<PreviewOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data;
  const isPending = fetcher.state !== "idle";
  const { attempt, noteSent, noteChange } = useAttempts(outcome);
  const begun = !isPending && outcome && outcome.saved !== false ? outcome.id : null;
  const answer = outcome?.saved === "later" ? ({ saved: true } as const) : outcome;
  const subject = { kind: KIND, record: "", isInList: false, title: LABEL, restored };
  const { saving, markSaved } = useSaving({ form, subject, outcome: answer, isPending });
  const navigate = useNavigate();
  useEffect(() => {
    if (begun === null) return;
    markSaved();
    navigate(`${IMPORTS}/${begun}`);
  }, [begun, markSaved, navigate]);
  const message = outcome?.saved === false && !isPending ? outcome.message : undefined;
  return (
    <fetcher.Form
      method="post"
      action={IMPORTS}
      encType="multipart/form-data"
      ref={form}
      {...savesOnShortcut(isPending)}
      onSubmit={noteSent}
      onInput={noteChange}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      <FormKey key={attempt} restored={restored} />
      <label htmlFor="orcid" className="text-sm text-ink">
        {LABEL}
      </label>
      <input
        id="orcid"
        name="text"
        required
        autoComplete="off"
        placeholder="0000-0002-1825-0097"
        defaultValue={restored?.entries.find(([name]) => name === "text")?.[1]}
        aria-describedby="orcid-state"
        className={`${controlClass} h-11 max-w-64 md:h-10`}
      />
      <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Reading...">
        Start from my ORCID
      </Button>
      <div id="orcid-state">
        <SaveState saving={saving} message={message} />
      </div>
    </fetcher.Form>
  );
}
