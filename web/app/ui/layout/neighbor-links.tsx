/** The page before or behind one in a list. */
export interface Neighbor {
  /** Its title. */
  label: string;
  href: string;
}

/**
 * The ways on from the end of a page to those beside it in a list; nothing where it stands alone.
 * @param name of the navigation, for screen readers
 * @param words what stands above each title, such as "Previous post"
 */
export function NeighborLinks({
  name,
  words,
  previous,
  next,
}: {
  name: string;
  words: { previous: string; next: string };
  previous: Neighbor | null;
  next: Neighbor | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={name}
      className="mt-8 grid gap-x-12 gap-y-6 border-t border-line pt-6 text-sm sm:grid-cols-2 print:hidden"
    >
      {previous && <NeighborLink rel="prev" word={words.previous} {...previous} />}
      {next && (
        <NeighborLink
          rel="next"
          word={words.next}
          {...next}
          className="sm:col-start-2 sm:text-right"
        />
      )}
    </nav>
  );
}

function NeighborLink({
  rel,
  word,
  label,
  href,
  className = "",
}: Neighbor & { rel: string; word: string; className?: string }) {
  return (
    <a href={href} rel={rel} className={`group block min-w-0 ${className}`}>
      <span className="block text-muted">{`${word} `}</span>
      <span
        dir="auto"
        className="mt-1 block font-serif text-base leading-snug wrap-anywhere underline-offset-4 group-hover:text-accent group-hover:underline"
      >
        {label}
      </span>
    </a>
  );
}
