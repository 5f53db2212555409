import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { projectInput } from "~/entities/project/input";
import type { ProjectWithPublications } from "~/entities/project/project";
import {
  createProject,
  deleteProject,
  listProjectsWithPublications,
  updateProject,
} from "~/entities/project/store.server";
import { texts } from "~/entities/project/texts";
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
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { Button } from "~/ui/basic/button";
import { ProjectDialog } from "./project-dialog";
import { ProjectsTable } from "./projects-table";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ projects: settle("projects", listProjectsWithPublications(owner.cms)) });
}

const command = z.discriminatedUnion("intent", [
  projectInput.safeExtend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: ({ intent }, { serverMessage }) =>
      serverMessage ?? (intent === "delete" ? texts.admin.deleteFailed : texts.admin.saveFailed),
  });
}

async function carryOut(cms: Cms, asked: z.infer<typeof command>) {
  switch (asked.intent) {
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id ? updateProject(cms, id, input, version) : createProject(cms, input, version));
      return { toast: success(id ? texts.admin.updated : texts.admin.added) };
    }
    case "delete":
      await deleteProject(cms, asked.id);
      return { deleted: true, toast: success(texts.admin.deleted) };
    default:
      return asked satisfies never;
  }
}

const skeleton = <TableSkeleton columns={6} label={texts.loading} />;

export default function ManageProjects() {
  const { projects } = useLoaderData<typeof loader>();
  const { open, add, edit, remove, close } = useRecordDialog<ProjectWithPublications>();
  const table = useCallback(
    (rows: ProjectWithPublications[]) => (
      <ProjectsTable projects={rows} onAdd={add} onEdit={edit} onDelete={remove} />
    ),
    [add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        action={<Button onClick={add}>{texts.admin.add}</Button>}
      />
      <LoadedList value={projects} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "form" && <ProjectDialog project={open.record} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title={texts.admin.deleteDialog.title} onClose={close}>
          {texts.admin.deleteDialog.question(open.record.title)}
        </DeleteDialog>
      )}
    </>
  );
}
