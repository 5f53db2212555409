import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { FORM_KEY_FIELD, type StoredRecord, VERSION_FIELD } from "~/lib/cms/document";
import { Notice } from "~/ui/feedback/notice";
import type { Draft } from "../drafts/draft-store";
import { useFormKey } from "../drafts/use-form-key";
import { ConflictNotice, GoneNotice } from "./conflict-notice";

/**
 * What a screen's save action answers: saved, or the form's errors with everything kept. There is no
 * result when nobody has answered. In a conflict somebody has saved since the form was loaded;
 * `isGone` says that the record was deleted, and `message` why nothing was saved.
 */
export type SaveOutcome = { saved: true } | RejectedOutcome;

export interface RejectedOutcome {
  saved: false;
  conflict?: boolean;
  isGone?: boolean;
  message?: string;
  result: SubmissionResult | undefined;
  /** The session had ended, and the owner has signed in again. */
  isToBeResent?: boolean;
}

/** What a form keeps from its opening to its end. Made in the browser, after the page has come. */
export function FormKey({ restored = null }: { restored?: Draft | null }) {
  return <input type="hidden" name={FORM_KEY_FIELD} value={useFormKey(restored)} />;
}

/** What a record's form posts beside its fields: which record, and which state of it was read. */
export function RecordState({
  record,
  restored,
}: {
  record: StoredRecord | null;
  restored: Draft | null;
}) {
  const version = restored?.version ?? record?.version;

  return (
    <>
      <FormKey restored={restored} />
      {record && <input type="hidden" name="id" value={record.id} />}
      {record && version && <input type="hidden" name={VERSION_FIELD} value={version} />}
    </>
  );
}

/** Says of a restored form that its record is gone. */
export function RestoredAsNew({ restored }: { restored: Draft | null }) {
  if (!restored?.isAsNew) return null;
  return (
    <Notice>
      This entry was deleted after you typed. Your text is here: saving makes a new entry of it.
    </Notice>
  );
}

/** What stands beside a record's save button when another window has come first. */
export function RecordConflict({
  outcome,
  record,
  isPending,
}: {
  outcome: SaveOutcome | undefined;
  record: StoredRecord | null;
  isPending: boolean;
}) {
  const notice = useRef<HTMLDivElement>(null);
  const rejected = outcome?.saved === false ? outcome : undefined;
  const isGone = rejected?.isGone === true && record !== null;
  useEffect(() => {
    // Browsers may answer a promise, which React would take for what undoes the effect.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, [rejected]);
  if (!isGone && !rejected?.conflict) return null;
  return (
    <div ref={notice}>
      {isGone ? (
        <GoneNotice isPending={isPending} />
      ) : (
        <ConflictNotice isPending={isPending} what="entry" record={record?.id} />
      )}
    </div>
  );
}
