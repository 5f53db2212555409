import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listBlogCategories } from "~/entities/blog-category/store.server";
import type { EditedPost } from "~/entities/blog-post/blog-post";
import { blogPostInput } from "~/entities/blog-post/input";
import { createPost, readPostForEdit, updatePost } from "~/entities/blog-post/store.server";
import { texts } from "~/entities/blog-post/texts";
import type { Share } from "~/entities/preview/preview";
import { listShares } from "~/entities/preview/store.server";
import { historyPath } from "~/entities/revision/revision";
import { localNow } from "~/entities/schedule/columns.server";
import { stateOf } from "~/entities/schedule/schedule";
import { requireOwner } from "~/lib/auth/guard.server";
import { type Cms, CmsError } from "~/lib/cms/cms.server";
import { AS_NEW, recordFields, splitRecord } from "~/lib/cms/document";
import { type Result, resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { buttonClass } from "~/ui/basic/button";
import { PostForm } from "./post-form";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { PostError as ErrorBoundary } from "./post-error";

/** Stands in the address in place of an id; the cms's ids are longer. */
const NEW = "new";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data?.isNew ? texts.admin.addForm.title : texts.admin.editForm.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const id = params["id"] ?? NEW;
  const [post, categories, shares] = await Promise.all([
    settle("a blog post", readEdited(owner.cms, id)),
    settle("the blog categories", listBlogCategories(owner.cms)),
    settle("the shared previews", listShares(owner.cms, "blog-post")),
  ]);
  const isNew = id === NEW;
  if (!isNew && post.ok && post.value === null) {
    throw data(texts.admin.unknown, { status: 404 });
  }
  return owner.reply({ isNew, post, categories, sharing: sharingOf(post, shares) });
}

/** How a post's preview is shared, or can be; null for one that everybody sees anyway. */
function sharingOf(
  post: Result<EditedPost | null>,
  shares: Result<Share[]>,
): { share: Share | null } | null {
  const found = resultOr(post, null);
  if (!found) return null;
  const share = resultOr(shares, []).find(({ id }) => id === found.id) ?? null;
  const isPublic = found.published && stateOf(found, localNow()) === "shown";
  return isPublic && !share ? null : { share };
}

/** @returns null for a new post, and where there is no post with this id */
async function readEdited(cms: Cms, id: string): Promise<EditedPost | null> {
  return id === NEW ? null : readPostForEdit(cms, id);
}

const command = blogPostInput.safeExtend(recordFields);

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const isNew = ({ overwrite }: { overwrite?: string | undefined }) =>
    params["id"] === NEW || overwrite === AS_NEW;
  return runCommand(owner, request, command, {
    run: async (asked) => {
      const { id, version, input } = splitRecord(asked);
      if (isNew(asked)) await createPost(owner.cms, input, version);
      else if (id) await updatePost(owner.cms, id, input, version);
      else throw new CmsError(400, texts.admin.noId);
      return { toast: success(isNew(asked) ? texts.admin.created : texts.admin.updated) };
    },
    failed: (asked, { serverMessage }) => ({
      type: "error",
      title: isNew(asked) ? texts.admin.createFailed : texts.admin.updateFailed,
      description: serverMessage ?? texts.admin.saveFailed,
    }),
  });
}

export default function EditBlogPost() {
  const { isNew, post, categories, sharing } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader
        title={isNew ? texts.admin.addForm.title : texts.admin.editForm.title}
        action={
          post.ok &&
          post.value && (
            <Link to={historyPath("blog-post", post.value.id)} className={buttonClass("quiet")}>
              History
            </Link>
          )
        }
      />
      {!categories.ok && <LoadFailure message={texts.admin.categoriesFailed} />}
      {post.ok ? (
        <PostForm
          key={post.value?.id ?? NEW}
          post={post.value}
          sharing={sharing}
          categories={categories.ok ? categories.value : []}
        />
      ) : (
        <LoadFailure message={texts.admin.fetchFailed} />
      )}
    </div>
  );
}
