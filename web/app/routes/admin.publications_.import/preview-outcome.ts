import type { RejectedOutcome } from "~/ui/admin/form/record-state";

/** What the form with the sources is told. */
export type PreviewOutcome = { intent: "preview" } & (
  | { saved: true; id: string; /** Else it is still being read. */ isRead: boolean }
  | (RejectedOutcome & {
      message: string;
      /** Nobody has answered: what was sent may have arrived. */
      isUnanswered?: boolean;
      /** What was pasted. */
      text: string;
    })
);
