import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { personInput } from "~/entities/person/input";
import type { Person } from "~/entities/person/person";
import {
  createPerson,
  deletePerson,
  listPeople,
  updatePerson,
} from "~/entities/person/store.server";
import { texts } from "~/entities/person/texts";
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
import { PersonDialog } from "./person-dialog";
import { PeopleTable } from "./people-table";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ people: settle("people", listPeople(owner.cms)) });
}

const command = z.discriminatedUnion("intent", [
  personInput.extend({ intent: z.literal("save"), ...recordFields }),
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
      await (id ? updatePerson(cms, id, input, version) : createPerson(cms, input, version));
      return { toast: success(id ? texts.admin.updated : texts.admin.added) };
    }
    case "delete":
      await deletePerson(cms, asked.id);
      return { deleted: true, toast: success(texts.admin.deleted) };
    default:
      return asked satisfies never;
  }
}

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

export default function ManagePeople() {
  const { people } = useLoaderData<typeof loader>();
  const { open, add, edit, remove, close } = useRecordDialog<Person>();
  const table = useCallback(
    (rows: Person[]) => <PeopleTable people={rows} onAdd={add} onEdit={edit} onDelete={remove} />,
    [add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        action={<Button onClick={add}>{texts.admin.add}</Button>}
      />
      <LoadedList value={people} skeleton={skeleton} failed={texts.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "form" && <PersonDialog person={open.record} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title={texts.admin.deleteDialog.title} onClose={close}>
          {texts.admin.deleteDialog.question(open.record.name)}
        </DeleteDialog>
      )}
    </>
  );
}
