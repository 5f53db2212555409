import type { RejectedOutcome } from "~/ui/admin/form/record-state";

/** What the form with the sources is told. */
export type PreviewOutcome = { intent: "preview" } & (
  | { saved: true; id: string }
  | { /** The sources are still being read. */ saved: "later"; id: string }
  | (RejectedOutcome & {
      message: string;
      /** Nobody has answered: what was sent may have arrived. */
      isUnanswered?: boolean;
      /** The cms has not answered, which is as good as nobody. */
      isOutage?: boolean;
      /** What was pasted. */
      text: string;
    })
);
