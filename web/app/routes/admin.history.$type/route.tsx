import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { restoreList, restoreRevision } from "~/entities/revision/store.server";
import { isWholeList } from "~/entities/revision/revision";
import { texts as all } from "~/entities/revision/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { buttonClass } from "~/ui/basic/button";
import { readHistory } from "./history.server";
import { VersionDetail } from "./version-detail";
import { VersionList } from "./version-list";

export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

const texts = all.history;

export const meta: MetaFunction<typeof loader> = ({ data: read }) =>
  adminMeta(read ? texts.title(read.name) : texts.link);

/** `/admin/history/course?record=…`, `/admin/history/contact-info`, `/admin/history/event`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const asked = new URL(request.url).searchParams;
  const read = await settle("a history", readHistory(owner.cms, params["type"] ?? "", asked));
  if (read.ok && !read.value) throw data(null, { status: 404 });
  const history = read.ok ? read.value : null;
  return owner.reply({ name: history?.name ?? "", history });
}

const command = z.object({
  intent: z.literal("restore"),
  id: z.string(),
  name: z.string(),
  version: z.string().optional(),
});

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => restore(owner.cms, params["type"] ?? "", asked),
    failed: (_, { serverMessage }) => serverMessage ?? texts.restoreFailed,
  });
}

async function restore(cms: Cms, type: string, asked: z.infer<typeof command>) {
  const { id, name, version = "" } = asked;
  if (isWholeList(type)) {
    await restoreList(cms, type, id, version);
    return { toast: success(texts.restored(name)) };
  }
  const notes = await restoreRevision(cms, id, version);
  const sentences = [texts.restored(name), ...all.restoreNotes(notes)];
  return { toast: success(sentences.join(". ")) };
}

export default function History() {
  const { name, history } = useLoaderData<typeof loader>();
  if (!history) return <LoadFailure message={texts.readFailed} />;
  const { versions, older, edit, chosen } = history;
  return (
    <>
      <ScreenHeader
        title={texts.title(name)}
        subtitle={texts.subtitle}
        action={
          edit && (
            <Link to={edit} className={buttonClass("secondary")}>
              {texts.edit}
            </Link>
          )
        }
      />
      {versions.length === 0 ? (
        <p className="text-sm text-muted">{texts.empty}</p>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <VersionList versions={versions} older={older} />
          {chosen && <VersionDetail key={chosen.id} version={chosen} />}
        </div>
      )}
    </>
  );
}
