import { useLocation } from "@remix-run/react";
import { ANY_VERSION, AS_NEW } from "~/lib/cms/document";
import { Button, buttonClass } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";

/**
 * Stands beside a save button after somebody else has saved the same. What was typed is still in the
 * form; "Save anyway" posts it with `overwrite`.
 * @param what was changed
 * @param record the id of the record whose form the saved state is opened in, where it is a record
 */
export function ConflictNotice({
  isPending,
  what = "page",
  record,
}: {
  isPending: boolean;
  what?: "page" | "entry";
  record?: string | undefined;
}) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  if (record) params.set("edit", record);
  return (
    <Notice
      kind="error"
      title={`This ${what} was changed in another window after you opened it`}
      action={
        <div className="flex flex-wrap gap-2">
          <a
            href={params.size > 0 ? `${pathname}?${params}` : pathname}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("secondary")}
          >
            Open the saved state
            <span className="sr-only"> in a new tab</span>
          </a>
          <Button
            type="submit"
            variant="danger"
            name="overwrite"
            value={ANY_VERSION}
            disabled={isPending}
          >
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

/** The same where the record was deleted meanwhile. */
export function GoneNotice({ isPending }: { isPending: boolean }) {
  return (
    <Notice
      kind="error"
      title="This entry was deleted in another window after you opened it"
      action={
        <Button type="submit" name="overwrite" value={AS_NEW} disabled={isPending}>
          Save as a new entry
        </Button>
      }
    >
      Nothing has been saved, and what you typed is still here.
    </Notice>
  );
}
