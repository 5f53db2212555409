import { texts as all } from "~/entities/revision/texts";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";
import { DifferenceList } from "./difference-list";
import type { ChosenVersion } from "./history.server";

const texts = all.history;

/** What a version has changed, and the button that brings it back. */
export function VersionDetail({ version }: { version: ChosenVersion }) {
  const { id, at, actor, summary, canRestore, differences, current } = version;
  const fetcher = useCommand();
  return (
    <section aria-labelledby="version" className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-4">
        <div className="min-w-0">
          <h2 id="version" className="font-serif text-lg text-ink">
            {at}
          </h2>
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {summary}. {actor}
          </p>
        </div>
        {canRestore && (
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={at} />
            <input type="hidden" name="version" value={current} />
            <Button
              type="submit"
              name="intent"
              value="restore"
              isPending={fetcher.state !== "idle"}
              pendingLabel={texts.restoring}
            >
              {texts.restore}
            </Button>
          </fetcher.Form>
        )}
      </div>
      {!canRestore && <p className="mt-4 text-sm text-ink">{texts.deleted}</p>}
      {differences === null && <LoadFailure message={texts.comparisonFailed} />}
      {differences?.length === 0 && <p className="mt-4 text-sm text-muted">{texts.same}</p>}
      {differences && differences.length > 0 && <DifferenceList differences={differences} />}
    </section>
  );
}
