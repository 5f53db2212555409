import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { changePublications } from "~/entities/publication/bulk.server";
import { type BulkIntent, bulkCommands } from "~/entities/publication/bulk";
import { formTexts } from "~/entities/publication/form-texts";
import { publicationInput } from "~/entities/publication/input";
import type { Publication } from "~/entities/publication/publication";
import {
  createPublication,
  deletePublication,
  listPublications,
  updatePublication,
} from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import { listProjects } from "~/entities/project/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { recordFields, splitRecord } from "~/lib/cms/document";
import { runCommand } from "~/lib/forms/command.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success, withUndo } from "~/lib/toast/toast";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { useLastRead } from "~/ui/admin/feedback/use-last-read";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { HeaderButtons } from "./header-buttons";
import { PublicationDialog } from "./publication-dialog";
import { PublicationsTable } from "./publications-table";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ publications: settle("publications", readScreen(owner.cms)) });
}

/** The publications, and the projects that one can be added to: none when they cannot be read. */
async function readScreen(cms: Cms) {
  const [publications, projects] = await Promise.all([
    listPublications(cms),
    settle("projects", listProjects(cms)),
  ]);
  return {
    publications,
    projects: resultOr(projects, []).map(({ id, title }) => ({ id, title })),
  };
}

type Screen = Awaited<ReturnType<typeof readScreen>>;

const command = z.discriminatedUnion("intent", [
  publicationInput.safeExtend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
  ...bulkCommands,
]);

type Command = z.infer<typeof command>;

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: ({ intent }, { status, serverMessage }) =>
      status === 404 && isBulk(intent)
        ? formTexts.bulk.gone
        : (serverMessage ?? failureText(intent)),
  });
}

function isBulk(intent: Command["intent"]): intent is BulkIntent {
  return intent !== "save" && intent !== "delete";
}

function failureText(intent: Command["intent"]): string {
  if (intent === "save") return texts.admin.saveFailed;
  if (intent === "delete") return texts.admin.deleteFailed;
  return intent === "delete-several" ? formTexts.bulk.deleteFailed : formTexts.bulk.changeFailed;
}

async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id
        ? updatePublication(cms, id, input, version)
        : createPublication(cms, input, version));
      return { toast: success(id ? texts.admin.updated : texts.admin.added) };
    }
    case "delete":
      await deletePublication(cms, asked.id);
      return { deleted: true, toast: success(texts.admin.deleted) };
    case "delete-several": {
      const count = await changePublications(cms, asked);
      return { toast: withUndo(success(formTexts.bulk.deleted(count)), asked.ids) };
    }
    default: {
      const count = await changePublications(cms, asked);
      return { toast: success(formTexts.bulk.changed(count)) };
    }
  }
}

const NONE: Screen = { publications: [], projects: [] };

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

export default function ManagePublications() {
  const { publications } = useLoaderData<typeof loader>();
  const { open, add, edit, remove, close } = useRecordDialog<Publication>();
  const known = useLastRead(publications, NONE) ?? NONE;
  const table = useCallback(
    (screen: Screen) => (
      <PublicationsTable {...screen} onAdd={add} onEdit={edit} onDelete={remove} />
    ),
    [add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        action={<HeaderButtons onAdd={add} />}
      />
      <LoadedList value={publications} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "form" && (
        <PublicationDialog publication={open.record} {...known} onClose={close} />
      )}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title="Delete Publication" onClose={close}>
          Are you sure you want to delete the publication “{plainTitle(open.record.title)}”?
        </DeleteDialog>
      )}
    </>
  );
}
