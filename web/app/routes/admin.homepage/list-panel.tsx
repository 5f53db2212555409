import type { ReactNode } from "react";
import type { Result } from "~/lib/cms/result";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { Loading } from "~/ui/admin/feedback/loading";
import { TabPanel } from "~/ui/admin/layout/tab-panel";
import { type ListName, wordsOf } from "./lists";

/** The place of a list's editor; its changes are kept while another tab is shown. */
export function ListPanel<List>({
  list,
  current,
  loading,
  children,
}: {
  list: ListName;
  current: ListName;
  loading: Result<List> | Promise<Result<List>>;
  children: (loaded: List) => ReactNode;
}) {
  const isCurrent = list === current;
  return (
    <TabPanel isCurrent={isCurrent}>
      <LoadedDocument
        value={loading}
        fallback={<Loading label={wordsOf[list].loading} />}
        // A failure announces itself, so only the one that can be seen is rendered.
        failed={(message) =>
          isCurrent && <LoadFailure message={wordsOf[list].loadFailed(message)} />
        }
      >
        {children}
      </LoadedDocument>
    </TabPanel>
  );
}
