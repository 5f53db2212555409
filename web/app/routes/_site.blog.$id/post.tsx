import { texts } from "~/entities/blog-post/texts";
import { Badge } from "~/ui/basic/badge";
import { Picture } from "~/ui/basic/picture";
import { BackToBlog } from "./back-to-blog";
import type { PostView } from "./view.server";

/** One post, set as a column for reading. */
export function Post({ post }: { post: PostView }) {
  const { title, author, date, readingTime, category, picture, html, tags } = post;
  return (
    <article className="mx-auto max-w-(--container-prose)">
      <BackToBlog />
      <header className="mt-8 md:mt-10">
        {category && (
          <p className="mb-3">
            <a href={category.path} className="inline-flex min-h-11 items-center md:min-h-0">
              <Badge>{category.name}</Badge>
            </a>
          </p>
        )}
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <p className="mt-5 text-sm wrap-anywhere text-muted">
          {author} ·{" "}
          <time dateTime={date.iso} className="whitespace-nowrap tabular-nums">
            {date.text}
          </time>{" "}
          · <span className="whitespace-nowrap">{readingTime}</span>
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
      {tags.length > 0 && (
        <ul
          aria-label={texts.tags}
          className="mt-12 flex flex-wrap gap-2 border-t border-line pt-6"
        >
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
