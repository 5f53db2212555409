import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback, useState } from "react";
import { z } from "zod";
import type { Course } from "~/entities/course/course";
import { codedCourseInput } from "~/entities/course/input";
import {
  createCourse,
  deleteCourse,
  listCourses,
  updateCourse,
} from "~/entities/course/store.server";
import { texts } from "~/entities/course/texts";
import { CoursesTable } from "~/features/course/admin/courses-table";
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
import { SearchBox } from "~/ui/admin/table/search-box";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { Button } from "~/ui/basic/button";
import { CourseDialog } from "./course-dialog";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.manage.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ courses: settle("the courses", listCourses(owner.cms)) });
}

const command = z.discriminatedUnion("intent", [
  codedCourseInput.extend({ intent: z.literal("save"), ...recordFields }),
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
      await (id ? updateCourse(cms, id, input, version) : createCourse(cms, input, version));
      return { toast: success(id ? texts.manage.updated : texts.manage.added) };
    }
    case "delete":
      await deleteCourse(cms, asked.id);
      return { deleted: true, toast: success(texts.manage.deleted) };
    default:
      return asked satisfies never;
  }
}

function failureText(asked: Command, message: string): string {
  if (asked.intent === "delete") return texts.manage.deleteFailed(message);
  const { id } = splitRecord(asked);
  return id ? texts.manage.updateFailed(message) : texts.manage.addFailed(message);
}

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

export default function ManageCourses() {
  const { courses } = useLoaderData<typeof loader>();
  const [query, setQuery] = useState("");
  const { open, add, edit, remove, close } = useRecordDialog<Course>();
  const table = useCallback(
    (rows: Course[]) => (
      <CoursesTable courses={rows} query={query} onAdd={add} onEdit={edit} onDelete={remove} />
    ),
    [query, add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.manage.title}
        subtitle={texts.manage.subtitle}
        action={<Button onClick={add}>{texts.admin.add}</Button>}
      />
      <div className="mb-4 flex">
        <SearchBox placeholder={texts.admin.search} value={query} onChange={setQuery} />
      </div>
      <LoadedList value={courses} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "form" && <CourseDialog course={open.record} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title={`Delete “${open.record.title}”`} onClose={close}>
          {texts.manage.confirmDelete}
        </DeleteDialog>
      )}
    </>
  );
}
