import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback, useState } from "react";
import { z } from "zod";
import { publicationInput } from "~/entities/publication/input";
import type { Publication } from "~/entities/publication/publication";
import {
  createPublication,
  deletePublication,
  listPublications,
  updatePublication,
} from "~/entities/publication/store.server";
import { texts } from "~/entities/publication/texts";
import { asCmsError } from "~/lib/cms.server";
import { parseForm, readForm, refusal } from "~/lib/form.server";
import { requireOwner } from "~/lib/guard.server";
import { settle } from "~/lib/settle.server";
import { adminMeta } from "~/lib/admin-meta";
import { failure, success } from "~/lib/toast";
import { DeleteDialog } from "~/ui/admin/delete-dialog";
import { LoadedList } from "~/ui/admin/loaded-list";
import { ScreenHeader } from "~/ui/admin/screen-header";
import { TableSkeleton } from "~/ui/admin/table-skeleton";
import { Button } from "~/ui/button";
import { PublicationDialog } from "./publication-dialog";
import { PublicationsTable } from "./publications-table";

export { unlessRefused as shouldRevalidate } from "~/lib/revalidation";
export { ScreenError as ErrorBoundary } from "~/ui/admin/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ publications: settle("publications", listPublications(owner.cms)) });
}

const command = z.discriminatedUnion("intent", [
  publicationInput.extend({ intent: z.literal("save"), id: z.string().optional() }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const submission = parseForm(await readForm(request), command);
  if (submission.status !== "success") {
    return owner.reply({ saved: false, result: submission.reply() }, { status: 400 });
  }
  try {
    switch (submission.value.intent) {
      case "save": {
        const { id, intent: _, ...input } = submission.value;
        await (id ? updatePublication(owner.cms, id, input) : createPublication(owner.cms, input));
        const toast = success(id ? texts.admin.updated : texts.admin.added);
        return await owner.reply({ saved: true }, { toast });
      }
      case "delete":
        await deletePublication(owner.cms, submission.value.id);
        return await owner.reply({ deleted: true }, { toast: success(texts.admin.deleted) });
      default:
        return submission.value satisfies never;
    }
  } catch (error) {
    const refused = asCmsError(error);
    const fallback =
      submission.value.intent === "delete" ? texts.admin.deleteFailed : texts.admin.saveFailed;
    return owner.reply(
      { saved: false, result: refusal(submission, refused) },
      { toast: failure(refused.serverMessage ?? fallback) },
    );
  }
}

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

type Open = { dialog: "add" } | { dialog: "edit" | "delete"; publication: Publication } | null;

export default function ManagePublications() {
  const { publications } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const edit = useCallback(
    (publication: Publication) => setOpen({ dialog: "edit", publication }),
    [],
  );
  const remove = useCallback(
    (publication: Publication) => setOpen({ dialog: "delete", publication }),
    [],
  );
  const add = useCallback(() => setOpen({ dialog: "add" }), []);
  const table = useCallback(
    (rows: Publication[]) => (
      <PublicationsTable publications={rows} onAdd={add} onEdit={edit} onDelete={remove} />
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
      <LoadedList value={publications} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "add" && <PublicationDialog publication={null} onClose={close} />}
      {open?.dialog === "edit" && (
        <PublicationDialog publication={open.publication} onClose={close} />
      )}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.publication} title="Delete Publication" onClose={close}>
          Are you sure? This action cannot be undone. This will permanently delete the publication “
          {open.publication.title}”.
        </DeleteDialog>
      )}
    </>
  );
}
