import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { studentInput } from "~/entities/student/input";
import {
  createStudent,
  deleteStudent,
  listStudents,
  updateStudent,
} from "~/entities/student/store.server";
import { texts } from "~/entities/student/texts";
import { findPictures } from "~/features/picture/find-pictures.server";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { recordFields, splitRecord } from "~/lib/cms/document";
import { settle } from "~/lib/cms/settle.server";
import { env } from "~/lib/env.server";
import { today } from "~/lib/format/dates";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { useConfirmedDelete } from "~/ui/admin/dialog/use-confirmed-delete";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { Button } from "~/ui/basic/button";
import { StudentDialog } from "./student-dialog";
import { type StudentRow, StudentsTable } from "./students-table";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({
    year: today(env.TIME_ZONE).slice(0, 4),
    students: settle("the students", readRows(owner.cms)),
  });
}

async function readRows(cms: Cms): Promise<StudentRow[]> {
  const students = await listStudents(cms);
  const pictureOf = await findPictures(
    cms,
    students.map(({ photo_url }) => photo_url),
  );
  return students.map((student) => ({ ...student, picture: pictureOf(student.photo_url) }));
}

const command = z.discriminatedUnion("intent", [
  studentInput.safeExtend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

type Command = z.infer<typeof command>;

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: (asked, { message }) => failureText(asked, message),
  });
}

async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id ? updateStudent(cms, id, input, version) : createStudent(cms, input, version));
      return { toast: success(id ? texts.admin.updated : texts.admin.added) };
    }
    case "delete":
      await deleteStudent(cms, asked.id);
      return { deleted: true, toast: success(texts.admin.deleted) };
    default:
      return asked satisfies never;
  }
}

function failureText(asked: Command, message: string): string {
  if (asked.intent === "delete") return texts.admin.deleteFailed(message);
  const { id } = splitRecord(asked);
  return id ? texts.admin.updateFailed(message) : texts.admin.addFailed(message);
}

const skeleton = <TableSkeleton columns={6} label={texts.loading} />;

export default function ManageStudents() {
  const { students, year } = useLoaderData<typeof loader>();
  const { open, add, edit, close } = useRecordDialog<StudentRow>();
  const { remove, pendingId, list } = useConfirmedDelete(texts.admin.confirmDelete);
  const table = useCallback(
    (rows: StudentRow[]) => (
      <StudentsTable
        students={rows}
        pendingId={pendingId}
        onAdd={add}
        onEdit={edit}
        onDelete={remove}
      />
    ),
    [pendingId, add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        hasTrash
        action={<Button onClick={add}>{texts.admin.add}</Button>}
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        <LoadedList value={students} skeleton={skeleton} failed={texts.fetchFailed}>
          {table}
        </LoadedList>
      </div>
      {open?.dialog === "form" && (
        <StudentDialog student={open.record} year={year} onClose={close} />
      )}
    </>
  );
}
