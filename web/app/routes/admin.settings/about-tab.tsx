import type { AboutPage } from "~/entities/about-page/about-page";
import { texts } from "~/entities/about-page/texts";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { Loading } from "~/ui/admin/feedback/loading";
import { AboutForm } from "./about-form";
import { type PartOfScreen, useLatestGood } from "./use-latest-good";

/**
 * What the about page says, as a form.
 * @param isCurrent a failure announces itself, so it is rendered only where it can be seen
 */
export function AboutTab({
  loading,
  isCurrent,
  onDirtyChange,
}: {
  loading: PartOfScreen<{ page: AboutPage; version: string }>;
  isCurrent: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const latest = useLatestGood(loading);
  if (!latest) return <Loading label={texts.admin.loading} />;
  return (
    <LoadedDocument
      value={latest}
      fallback={null}
      failed={() => isCurrent && <LoadFailure message={texts.admin.fetchFailed} />}
    >
      {(loaded) => <AboutForm {...loaded} onDirtyChange={onDirtyChange} />}
    </LoadedDocument>
  );
}
