import { useEffect } from "react";
import type { ListedPost } from "~/entities/blog-post/blog-post";
import { texts } from "~/entities/blog-post/texts";
import { formatDate } from "~/lib/format/dates";
import { joinFacts } from "~/lib/format/facts";
import type { PictureSource } from "~/lib/picture/picture";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { Loading } from "~/ui/admin/feedback/loading";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Badge } from "~/ui/basic/badge";
import { Button } from "~/ui/basic/button";
import { Picture } from "~/ui/basic/picture";

/** What a post's page would show, for a draft too. */
interface Reading {
  reading: { html: string; picture: PictureSource | null } | null;
}

/** A post as visitors read it, or would read it if it were published. */
export function ViewDialog({ post, onClose }: { post: ListedPost; onClose: () => void }) {
  const { id, title, excerpt, date, category, tags } = post;
  const fetcher = useFetcher<Reading>();
  const { load } = fetcher;
  useEffect(() => {
    load(`/admin/blog/${encodeURIComponent(id)}/view`);
    // `load` is a new function on each render; only another post calls for another read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  const facts = joinFacts([formatDate(date, "long"), category?.name ?? texts.admin.uncategorized]);
  return (
    <Dialog title={title} description={facts} onClose={onClose}>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        role="region"
        aria-label={title}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 space-y-5 overflow-y-auto px-6 py-5"
      >
        {excerpt && <p className="text-sm wrap-anywhere text-muted">{excerpt}</p>}
        {fetcher.data ? (
          <Content reading={fetcher.data.reading} />
        ) : (
          <Loading label={texts.loading} />
        )}
        {tags.length > 0 && (
          <ul aria-label={texts.tags} className="flex flex-wrap gap-2 border-t border-line pt-4">
            {tags.map((tag, index) => (
              <li key={index} className="flex min-w-0">
                <Badge variant="outline">{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex justify-end border-t border-line px-6 py-4">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Content({ reading }: { reading: Reading["reading"] }) {
  if (!reading) return <p className="text-sm text-danger">{texts.loadError.text}</p>;
  return (
    <>
      {reading.picture && (
        <Picture
          source={reading.picture}
          alt=""
          sizes="36rem"
          className="aspect-[3/2] w-full rounded-md"
        />
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: reading.html }} />
    </>
  );
}
