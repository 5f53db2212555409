import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { researchPageInput } from "~/entities/research-page/input";
import { readResearchPageForEdit, saveResearchPage } from "~/entities/research-page/store.server";
import { texts } from "~/entities/research-page/texts";
import { adminMeta } from "~/lib/head/admin-meta";
import { runCommand } from "~/lib/forms/command.server";
import { expectedVersion, versionFields } from "~/lib/cms/document";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { awaitForDocument } from "~/lib/cache/resolve-or-defer.server";
import { success } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { ResearchForm } from "./research-form";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = settle("the research page", readResearchPageForEdit(owner.cms));
  const { value: research } = await awaitForDocument(request, read);
  return owner.reply({ research });
}

/** One form, one intent: to save the page. */
const command = researchPageInput.extend(versionFields);

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: async ({ version, overwrite, ...page }) => {
      const expected = expectedVersion({ version, overwrite });
      const saved = await saveResearchPage(owner.cms, page, expected);
      return { version: saved, toast: success(texts.admin.saved) };
    },
    failed: (_, { serverMessage }) => serverMessage ?? texts.admin.saveFailed,
  });
}

export default function ResearchSettings() {
  const { research } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.admin.title} subtitle={texts.admin.subtitle} />
      <LoadedDocument
        value={research}
        fallback={<Loading label={texts.admin.loading} />}
        failed={() => <LoadFailure message={texts.admin.fetchFailed} />}
      >
        {(loaded) => <ResearchForm {...loaded} />}
      </LoadedDocument>
    </>
  );
}
