/**
 * A small drawing in lines: an ornament, so it is not read out. For pages of the site, whose
 * visitors need not load a library for a handful of icons; the shapes are Lucide's (ISC license).
 * @param d all its strokes as one path, in a square of 24
 */
export function LineIcon({
  d,
  strokeWidth = 2,
  className,
}: {
  d: string;
  strokeWidth?: number;
  className: string;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={d} />
    </svg>
  );
}

/** An open sheet of paper with writing on it. */
export const FILE_TEXT =
  "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8";
