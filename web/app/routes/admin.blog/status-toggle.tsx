import { Circle, CircleCheck } from "lucide-react";
import type { ListedPost } from "~/entities/blog-post/blog-post";
import { texts } from "~/entities/blog-post/texts";
import { useCommand } from "~/ui/admin/form/use-fetcher";

/** Publishes a draft as of now, or makes a post a draft again (admin spec §4). */
export function StatusToggle({ post: { id, title, published } }: { post: ListedPost }) {
  const fetcher = useCommand();
  const isPending = fetcher.state !== "idle";
  const Icon = published ? CircleCheck : Circle;
  const state = published ? texts.admin.published : texts.admin.draft;
  return (
    <fetcher.Form
      method="post"
      className="inline-block"
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="toggle" />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="publish"
        value={String(!published)}
        aria-label={`${state}: ${published ? "unpublish" : "publish"} ${title}`}
        // A button that is disabled would lose the focus.
        aria-disabled={isPending}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-line px-2.5 text-xs font-medium whitespace-nowrap text-ink transition-colors duration-150 hover:border-ink/40 aria-disabled:opacity-60 md:min-h-8"
      >
        <Icon aria-hidden className={`size-3.5 ${published ? "text-accent" : "text-muted"}`} />
        {state}
      </button>
    </fetcher.Form>
  );
}
