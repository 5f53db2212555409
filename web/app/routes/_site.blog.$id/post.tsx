import { texts } from "~/entities/blog-post/texts";
import { DOT } from "~/lib/format/facts";
import { Badge } from "~/ui/basic/badge";
import { Picture } from "~/ui/basic/picture";
import { BackToBlog } from "./back-to-blog";
import type { Neighbors, PostView } from "./view.server";

/** One post, set as a column for reading. */
export function Post({ post, neighbors }: { post: PostView; neighbors: Neighbors }) {
  const { title, author, date, readingTime, category, picture, html, tags } = post;
  return (
    <article className="mx-auto max-w-(--container-prose)">
      <BackToBlog />
      <header className="mt-8 md:mt-10">
        {category && (
          <p className="mb-3">
            <a href={category.path} className="touch-target">
              <Badge>{category.name}</Badge>
            </a>
          </p>
        )}
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <p className="mt-5 text-sm wrap-anywhere text-muted">
          {author + DOT}
          <time dateTime={date.iso} className="whitespace-nowrap tabular-nums">
            {date.text}
          </time>
          {DOT}
          <span className="whitespace-nowrap">{readingTime}</span>
        </p>
      </header>
      {picture && (
        <Picture
          source={picture}
          alt=""
          className="mt-8 aspect-[3/2] w-full rounded-md"
          sizes="(min-width: 41rem) 39rem, 100vw"
          isEager
        />
      )}
      <div className="prose mt-8 md:mt-10" dangerouslySetInnerHTML={{ __html: html }} />
      <footer className="mt-12 border-t border-line pt-6 text-sm">
        <p className="wrap-anywhere text-muted">
          {texts.writtenBy}{" "}
          <a href="/about" rel="author" className="link touch-target font-serif text-base">
            {author}
          </a>
        </p>
        {tags.length > 0 && (
          <ul aria-label={texts.tags} className="mt-4 flex flex-wrap gap-2">
            {tags.map((tag, index) => (
              <li key={index} className="flex min-w-0">
                <Badge variant="outline">{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <NeighborLinks {...neighbors} />
      </footer>
    </article>
  );
}

/** The ways on from the end of a post. */
function NeighborLinks({ previous, next }: Neighbors) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={texts.morePosts}
      className="mt-8 grid gap-x-12 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
    >
      {previous && <NeighborLink rel="prev" label={texts.previous} {...previous} />}
      {next && (
        <NeighborLink
          rel="next"
          label={texts.next}
          {...next}
          className="sm:col-start-2 sm:text-right"
        />
      )}
    </nav>
  );
}

function NeighborLink({
  rel,
  label,
  title,
  path,
  className = "",
}: {
  rel: string;
  label: string;
  title: string;
  path: string;
  className?: string;
}) {
  return (
    <a href={path} rel={rel} className={`group block min-w-0 ${className}`}>
      <span className="block text-muted">{label}</span>
      <span
        dir="auto"
        className="mt-1 block font-serif text-base leading-snug wrap-anywhere underline-offset-4 group-hover:text-accent group-hover:underline"
      >
        {title}
      </span>
    </a>
  );
}
