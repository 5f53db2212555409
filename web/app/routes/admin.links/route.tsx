import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { usefulLinkInput } from "~/entities/useful-link/input";
import {
  createUsefulLink,
  deleteUsefulLink,
  listUsefulLinks,
  moveUsefulLink,
  updateUsefulLink,
} from "~/entities/useful-link/store.server";
import { texts } from "~/entities/useful-link/texts";
import type { UsefulLink } from "~/entities/useful-link/useful-link";
import type { Cms } from "~/lib/cms/cms.server";
import { recordFields, splitRecord } from "~/lib/cms/document";
import { runCommand } from "~/lib/forms/command.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { useLastRead } from "~/ui/admin/feedback/use-last-read";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { Button } from "~/ui/basic/button";
import { LinkDialog } from "./link-dialog";
import { LinksTable } from "./links-table";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ links: settle("the useful links", listUsefulLinks(owner.cms)) });
}

const command = z.discriminatedUnion("intent", [
  usefulLinkInput.extend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
  z.object({ intent: z.literal("move"), id: z.string(), before: z.string().optional() }),
]);

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: ({ intent }, { message }) => ({
      type: "error",
      title: intent === "delete" ? texts.admin.deleteFailed : texts.admin.saveFailed,
      description: message,
    }),
  });
}

async function carryOut(cms: Cms, asked: z.infer<typeof command>) {
  switch (asked.intent) {
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id
        ? updateUsefulLink(cms, id, input, version)
        : createUsefulLink(cms, input, version));
      const words = id ? texts.admin.updated : texts.admin.added;
      return { toast: success(words(input.title)) };
    }
    case "delete": {
      const title = await deleteUsefulLink(cms, asked.id);
      // Deleted in another window: there is nothing to undo here.
      if (title === null) return { deleted: true, isFinal: true, toast: success(texts.admin.gone) };
      return { deleted: true, toast: success(texts.admin.deleted(title)) };
    }
    case "move":
      // Seen at once where it was done, and announced there.
      await moveUsefulLink(cms, asked.id, asked.before ?? null);
      return {};
    default:
      return asked satisfies never;
  }
}

const NONE: UsefulLink[] = [];

const skeleton = <TableSkeleton columns={6} label={texts.loading} />;

export default function ManageUsefulLinks() {
  const { links } = useLoaderData<typeof loader>();
  const { open, add, edit, remove, close } = useRecordDialog<UsefulLink>();
  const known = useLastRead(links, NONE);
  const table = useCallback(
    (rows: UsefulLink[]) => <LinksTable links={rows} onAdd={add} onEdit={edit} onDelete={remove} />,
    [add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        action={<Button onClick={add}>{texts.admin.add}</Button>}
      />
      <LoadedList value={links} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {table}
      </LoadedList>
      {/* A new link's order follows from the others. */}
      {open?.dialog === "form" && known && (
        <LinkDialog link={open.record} links={known} onClose={close} />
      )}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title={texts.admin.deleteDialog.title} onClose={close}>
          {texts.admin.deleteDialog.question(open.record.title)}
        </DeleteDialog>
      )}
    </>
  );
}
