import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useNavigate } from "@remix-run/react";
import { useCallback, useState } from "react";
import { z } from "zod";
import type { ListedPost } from "~/entities/blog-post/blog-post";
import { deletePost, listPosts, setPublished } from "~/entities/blog-post/store.server";
import { texts } from "~/entities/blog-post/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { DeleteDialog } from "~/ui/admin/dialog/delete-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { buttonClass } from "~/ui/basic/button";
import { PostsTable } from "./posts-table";
import { ViewDialog } from "./view-dialog";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

const NEW_POST = "/admin/blog/new";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ posts: settle("the blog posts", listPosts(owner.cms)) });
}

const command = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("toggle"),
    id: z.string(),
    // Says what it shall be, so that pressing twice does not undo.
    publish: z.enum(["true", "false"]).transform((text) => text === "true"),
  }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

type Command = z.infer<typeof command>;

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: (asked) =>
      asked.intent === "toggle"
        ? texts.admin.toggleFailed(asked.publish)
        : texts.admin.deleteFailed,
  });
}

async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "toggle":
      await setPublished(cms, asked.id, asked.publish);
      return { toast: success(texts.admin.toggled(asked.publish)) };
    case "delete":
      await deletePost(cms, asked.id);
      return { deleted: true, toast: success(texts.admin.deleted) };
    default:
      return asked satisfies never;
  }
}

const skeleton = <TableSkeleton columns={5} label={texts.loading} />;

type Open = { dialog: "view" | "delete"; post: ListedPost } | null;

export default function ManageBlogPosts() {
  const { posts } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const close = useCallback(() => setOpen(null), []);
  const view = useCallback((post: ListedPost) => setOpen({ dialog: "view", post }), []);
  const remove = useCallback((post: ListedPost) => setOpen({ dialog: "delete", post }), []);
  const add = useCallback(() => navigate(NEW_POST), [navigate]);
  const table = useCallback(
    (rows: ListedPost[]) => <PostsTable posts={rows} onAdd={add} onView={view} onDelete={remove} />,
    [add, view, remove],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        action={
          <>
            <Link to="/admin/blog/categories" className={buttonClass("secondary")}>
              {texts.admin.manageCategories}
            </Link>
            <Link to={NEW_POST} className={buttonClass()}>
              {texts.admin.add}
            </Link>
          </>
        }
      />
      <LoadedList value={posts} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {table}
      </LoadedList>
      {open?.dialog === "view" && <ViewDialog post={open.post} onClose={close} />}
      {open?.dialog === "delete" && (
        <DeleteDialog record={open.post} title={texts.admin.deleteDialog} onClose={close}>
          Are you sure you want to delete the post “{open.post.title}”?
        </DeleteDialog>
      )}
    </>
  );
}
