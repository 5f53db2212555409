import { texts } from "~/entities/blog-post/texts";
import { Badge } from "~/ui/basic/badge";
import { ButtonLink } from "~/ui/basic/button-link";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Picture } from "~/ui/basic/picture";
import { TextLink } from "~/ui/basic/text-link";
import type { PostCard as Post, Wanted } from "./listing";

/** The posts that were asked for, newest first. */
export function PostList({
  posts,
  hasAny,
  wanted,
}: {
  posts: readonly Post[];
  /** Whether there are posts at all, found or not. */
  hasAny: boolean;
  wanted: Wanted;
}) {
  const isSearch = wanted.query !== "" || wanted.category !== null;
  if (posts.length === 0) {
    return (
      <EmptyState
        isAnnounced
        action={
          isSearch ? (
            <ButtonLink to="/blog" variant="secondary">
              {texts.clear}
            </ButtonLink>
          ) : (
            !hasAny && <BeingSetUp />
          )
        }
      >
        {texts.none}
      </EmptyState>
    );
  }
  const hasPictures = posts.some(({ picture }) => picture !== null);
  return (
    <>
      {isSearch && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span role="status" data-announce="">
            {texts.found(posts.length)}
          </span>
          <TextLink to="/blog" className="link inline-flex min-h-11 items-center">
            {texts.clear}
          </TextLink>
        </p>
      )}
      <ul className="divide-y divide-line">
        {posts.map((post, index) => (
          <li key={post.id} className="break-inside-avoid py-10 first:pt-0 last:pb-0">
            <PostCard post={post} hasPicture={hasPictures} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PostCard({
  post,
  hasPicture,
  isFirst,
}: {
  post: Post;
  /** Where other posts have pictures, this one keeps their place. */
  hasPicture: boolean;
  isFirst: boolean;
}) {
  if (!hasPicture) return <PostText post={post} />;
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <Picture
        source={post.picture}
        alt=""
        className={`aspect-[3/2] w-full rounded-md ${post.picture ? "" : "max-sm:hidden"}`}
        sizes="(min-width: 40rem) 14rem, 100vw"
        isEager={isFirst}
      />
      <PostText post={post} />
    </div>
  );
}

function PostText({ post: { title, excerpt, tags, category, date, path } }: { post: Post }) {
  return (
    <article className="relative min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={date.iso} className="tabular-nums">
          {date.text}
        </time>
        {category && <Badge>{category}</Badge>}
      </p>
      <h2 className="mt-2 text-lg leading-snug wrap-anywhere">
        <a
          href={path}
          className="underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
        >
          {title}
        </a>
      </h2>
      {excerpt && (
        <p className="mt-2 max-w-prose font-serif wrap-anywhere whitespace-pre-line">{excerpt}</p>
      )}
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag, index) => (
            <li key={index} className="flex min-w-0">
              <Badge variant="outline">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
