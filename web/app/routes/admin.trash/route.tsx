import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback, useState } from "react";
import { z } from "zod";
import {
  deleteFromTrash,
  listTrash,
  restoreDeletion,
  restoreFromTrash,
} from "~/entities/trash/store.server";
import { texts } from "~/entities/trash/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { safeRedirect } from "~/lib/http/safe-redirect";
import { failure, success } from "~/lib/toast/toast";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import { useFocusNearAfterPress } from "~/ui/admin/dialog/focus-near";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { SearchBox } from "~/ui/admin/table/search-box";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { toTrashRow } from "./trash-row.server";
import type { TrashRow } from "./trash-row.server";
import { TrashTable } from "./trash-table";

export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = async () => (await listTrash(owner.cms)).map(toTrashRow);
  return owner.reply({ records: settle("the trash", read()) });
}

const command = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("restore"), id: z.string() }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
  // Posted by a toast from any screen; `back` asks for that screen as a new page.
  z.object({
    intent: z.literal("undo"),
    id: z.string(),
    with: z.literal("others").optional(),
    back: z.string().optional(),
  }),
]);

type Command = z.infer<typeof command>;

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: async (asked) => {
      const back = asked.intent === "undo" ? safeRedirect(asked.back ?? null) : null;
      if (!back) return carryOut(owner.cms, asked);
      throw await owner.redirect(back, await undoToast(owner.cms, asked));
    },
    failed: ({ intent }, { status, serverMessage }) => {
      if (status === 404) return texts.gone;
      return serverMessage ?? (intent === "delete" ? texts.removeFailed : texts.restoreFailed);
    },
  });
}

async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "restore":
    case "undo":
      return { toast: await restore(cms, asked) };
    case "delete":
      await deleteFromTrash(cms, asked.id);
      return { deleted: true, isFinal: true, toast: success(texts.removed) };
    default:
      return asked satisfies never;
  }
}

async function restore(cms: Cms, asked: Command) {
  const isOne = asked.intent !== "undo" || asked.with === undefined;
  const { labels, ...notes } = await (isOne ? restoreFromTrash : restoreDeletion)(cms, asked.id);
  return success(texts.restored(labels, notes));
}

/** Where the answer is a page, a failure is a toast on it too. */
async function undoToast(cms: Cms, asked: Command) {
  try {
    return await restore(cms, asked);
  } catch (error) {
    const { status, serverMessage } = asCmsError(error);
    return failure(status === 404 ? texts.gone : (serverMessage ?? texts.restoreFailed));
  }
}

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

export default function Trash() {
  const { records } = useLoaderData<typeof loader>();
  const [query, setQuery] = useState("");
  const [asked, setAsked] = useState<TrashRow | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const { submit, formData, state, data } = useCommand<{ saved: boolean }>();
  const pendingId = formData?.get("id") ?? null;
  const isPending = state !== "idle";
  const rememberFocus = useFocusNearAfterPress({ isPending, isGone: data?.saved === true });
  const restoreRow = useCallback(
    ({ id }: TrashRow) => {
      rememberFocus();
      submit({ intent: "restore", id }, { method: "post" });
    },
    [rememberFocus, submit],
  );
  const table = useCallback(
    (rows: TrashRow[]) => (
      <TrashTable {...{ rows, query, pendingId }} onRestore={restoreRow} onRemove={setAsked} />
    ),
    [query, pendingId, restoreRow],
  );
  return (
    <>
      <ScreenHeader title={texts.title} subtitle={texts.subtitle} />
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.search} value={query} onChange={setQuery} />
      </div>
      <LoadedList value={records} skeleton={skeleton} failed={texts.readFailed}>
        {table}
      </LoadedList>
      {asked && (
        <DeleteDialog record={asked} title={texts.dialog.title} isFinal onClose={close}>
          {texts.dialog.question(asked.label)}
        </DeleteDialog>
      )}
    </>
  );
}
