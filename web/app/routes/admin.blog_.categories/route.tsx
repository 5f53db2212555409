import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { blogCategoryInput } from "~/entities/blog-category/input";
import {
  createCategory,
  deleteCategory,
  listDescribedCategories,
  updateCategory,
} from "~/entities/blog-category/store.server";
import { texts } from "~/entities/blog-category/texts";
import { countPostsByCategory } from "~/entities/blog-post/store.server";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { recordFields, splitRecord } from "~/lib/cms/document";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { Button, buttonClass } from "~/ui/basic/button";
import { CategoriesTable, type CountedCategory } from "./categories-table";
import { CategoryDialog } from "./category-dialog";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ categories: settle("the blog categories", readCounted(owner.cms)) });
}

async function readCounted(cms: Cms): Promise<CountedCategory[]> {
  const reads = [listDescribedCategories(cms), countPostsByCategory(cms)] as const;
  const [categories, counts] = await Promise.all(reads);
  return categories.map((category) => ({ ...category, posts: counts.get(category.id) ?? 0 }));
}

const command = z.discriminatedUnion("intent", [
  blogCategoryInput.extend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

type Command = z.infer<typeof command>;

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: (asked, { serverMessage }) => {
      const words = failureText(asked);
      return serverMessage ? { type: "error", title: words, description: serverMessage } : words;
    },
  });
}

function failureText(asked: Command): string {
  if (asked.intent === "delete") return texts.deleteFailed;
  return splitRecord(asked).id ? texts.updateFailed : texts.createFailed;
}

async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id ? updateCategory(cms, id, input, version) : createCategory(cms, input, version));
      return { toast: success(id ? texts.updated : texts.created) };
    }
    case "delete":
      await deleteCategory(cms, asked.id);
      return { deleted: true, toast: success(texts.deleted) };
    default:
      return asked satisfies never;
  }
}

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

export default function BlogCategories() {
  const { categories } = useLoaderData<typeof loader>();
  const { open, add, edit, remove, close } = useRecordDialog<CountedCategory>();
  const table = useCallback(
    (rows: CountedCategory[]) => (
      <CategoriesTable categories={rows} onAdd={add} onEdit={edit} onDelete={remove} />
    ),
    [add, edit, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.title}
        subtitle={texts.subtitle}
        action={
          <>
            <Link to="/admin/blog" className={buttonClass("secondary")}>
              {texts.back}
            </Link>
            <Button onClick={add}>{texts.add}</Button>
          </>
        }
      />
      <LoadedList value={categories} skeleton={skeleton} failed={texts.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "form" && <CategoryDialog category={open.record} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.record} title={texts.deleteDialog.title} onClose={close}>
          {texts.deleteDialog.question(open.record.name)}
          {open.record.posts > 0 && (
            <strong className="mt-2 block font-medium text-ink">
              {texts.deleteDialog.postsWarning(open.record.posts)} {texts.deleteDialog.postsStay}
            </strong>
          )}
        </DeleteDialog>
      )}
    </>
  );
}
