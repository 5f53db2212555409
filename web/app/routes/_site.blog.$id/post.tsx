import { texts } from "~/entities/blog-post/texts";
import { DOT } from "~/lib/format/facts";
import { Badge } from "~/ui/basic/badge";
import { Picture } from "~/ui/basic/picture";
import { NeighborLinks } from "~/ui/layout/neighbor-links";
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
        <NeighborLinks name={texts.morePosts} words={texts} {...neighbors} />
      </footer>
    </article>
  );
}
