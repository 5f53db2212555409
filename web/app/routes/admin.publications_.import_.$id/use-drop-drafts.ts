import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { z } from "zod";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { dropDraft } from "~/ui/admin/drafts/drafts";
import { useDrafts } from "~/ui/admin/drafts/use-drafts";
import type { Screen } from "./screen.server";

const state = z.object({ formKey: z.string() });

/** The draft of the text that this import was made of, where this browser has sent it. */
export function useSourceDraft(): Draft | null {
  const { drafts } = useDrafts();
  const location = useLocation();
  const sent = state.safeParse(location.state);
  if (!sent.success) return null;
  const { formKey } = sent.data;
  return drafts.find((draft) => draft.pathname === IMPORTS && draft.formKey === formKey) ?? null;
}

/** Forgets what was pasted once it is read, and what was ticked once it is no preview any more. */
export function useDropDrafts({ status }: Pick<Screen, "status">): void {
  const { drafts } = useDrafts();
  const { pathname } = useLocation();
  const source = useSourceDraft();
  const isRead = status !== "reading" && status !== "failed";
  const isOver = status !== "reading" && status !== "preview";
  useEffect(() => {
    if (isRead && source) dropDraft(source.id);
  }, [isRead, source]);
  useEffect(() => {
    if (!isOver) return;
    for (const draft of drafts) if (draft.pathname === pathname) dropDraft(draft.id);
  }, [isOver, drafts, pathname]);
}
