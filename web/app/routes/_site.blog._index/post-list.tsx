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
  return (
    <>
      {isSearch && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span role="status" data-announce="">
            {texts.found(posts.length)}
          </span>
          <TextLink to="/blog" className="link touch-target">
            {texts.clear}
          </TextLink>
        </p>
      )}
      <ul className="divide-y divide-line">
        {posts.map((post, index) => (
          <li key={post.id} className="break-inside-avoid py-8 first:pt-0 last:pb-0">
            <PostCard post={post} isLead={index === 0 && !isSearch} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The newest post leads: its picture and its title are larger. One without a picture is text alone. */
function PostCard({ post, isLead, isFirst }: { post: Post; isLead: boolean; isFirst: boolean }) {
  const { picture } = post;
  if (!picture) return <PostText post={post} isLead={isLead} />;
  return (
    <div
      className={
        isLead
          ? "space-y-5"
          : "grid grid-cols-[minmax(0,1fr)_5rem] gap-x-5 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-x-8"
      }
    >
      <Picture
        source={picture}
        alt=""
        className={`w-full rounded-md ${isLead ? "aspect-[3/2] sm:aspect-[2/1]" : "order-2 aspect-square sm:aspect-[3/2]"}`}
        sizes={isLead ? "(min-width: 64rem) 48rem, 100vw" : "(min-width: 40rem) 11rem, 5rem"}
        isEager={isFirst}
      />
      <PostText post={post} isLead={isLead} />
    </div>
  );
}

function PostText({ post, isLead }: { post: Post; isLead: boolean }) {
  const { title, excerpt, tags, category, date, path } = post;
  return (
    <article className="relative min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={date.iso} className="tabular-nums">
          {date.text}
        </time>
        {category && <Badge>{category}</Badge>}
      </p>
      <h2 className={`mt-2 leading-snug wrap-anywhere ${isLead ? "text-xl" : "text-lg"}`}>
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
