import { useLocation } from "@remix-run/react";
import { Button, buttonClass } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";

/**
 * Stands beside a document's save button after somebody else has saved the document. What was typed
 * is still in the form; "Save anyway" posts it with `overwrite`.
 */
export function ConflictNotice({ isPending }: { isPending: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Notice
      kind="error"
      title="This page was changed in another window after you opened it"
      action={
        <div className="flex flex-wrap gap-2">
          <a
            href={pathname + search}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary")}
          >
            Open the saved state
            <span className="sr-only"> in a new tab</span>
          </a>
          <Button type="submit" variant="danger" name="overwrite" value="yes" disabled={isPending}>
            Save anyway
          </Button>
        </div>
      }
    >
      Nothing has been saved, and what you typed is still here. Look at the saved state first, or
      replace it with yours.
    </Notice>
  );
}
