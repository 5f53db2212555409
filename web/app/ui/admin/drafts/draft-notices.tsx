import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";
import type { Draft } from "./draft-store";
import { beginRestore, dropDraft, latestDraft, loadDraftsOf } from "./drafts";
import { useDrafts } from "./use-drafts";

const DASHBOARD = "/admin";

/**
 * What was typed on this screen and not saved: one notice for each record. The dashboard shows those
 * of all screens.
 * @param account the id of whoever is signed in
 */
export function DraftNotices({ account }: { account: string }) {
  const { drafts, open } = useDrafts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void loadDraftsOf(account);
  }, [account]);
  const restore = async (shown: Draft) => {
    const draft = await latestDraft(shown);
    if (!draft) return;
    beginRestore(draft);
    navigate(addressOf(draft), { preventScrollReset: true });
  };
  const shown = newestOfEach(
    drafts.filter((draft) => !open.has(draft.formKey) && belongsTo(draft, pathname)),
  );
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Unsaved changes" className="mb-6 space-y-3">
      {shown.map((draft) => (
        <li key={draft.id}>
          <Notice
            title={draft.title}
            action={
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => void restore(draft)}>
                  Restore<span className="sr-only">: {draft.title}</span>
                </Button>
                <Button variant="secondary" onClick={() => dropDraft(draft.id)}>
                  Discard<span className="sr-only">: {draft.title}</span>
                </Button>
              </div>
            }
          >
            You have unsaved changes from {timeOf(draft.time)}.
          </Notice>
        </li>
      ))}
    </ul>
  );
}

function belongsTo({ pathname }: Draft, screen: string): boolean {
  return screen === DASHBOARD || pathname === screen || pathname.startsWith(`${screen}/`);
}

/** New records are one each. */
function newestOfEach(drafts: readonly Draft[]): Draft[] {
  const shown = new Map<string, Draft>();
  for (const draft of drafts) {
    const { pathname, kind, record, id } = draft;
    const subject = record === null ? id : `${pathname} ${kind} ${record}`;
    const known = shown.get(subject);
    if (!known || known.time < draft.time) shown.set(subject, draft);
  }
  return [...shown.values()].sort((a, b) => b.time - a.time);
}

/** Where the form of a draft is opened. */
function addressOf({ pathname, search, record, isInList }: Draft): string {
  const params = new URLSearchParams(search);
  if (isInList) params.set(record === null ? "add" : "edit", record ?? "");
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** The time of day, with the date when it is not today's. */
function timeOf(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat("en-US", {
    ...(!isToday && { dateStyle: "medium" }),
    timeStyle: "short",
  }).format(date);
}
