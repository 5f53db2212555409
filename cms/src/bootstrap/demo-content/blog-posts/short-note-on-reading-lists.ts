import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

/** Short, without a category, an excerpt or a picture. */
export const shortNoteOnReadingLists = ({ moment }: Clock): BlogPostRow => ({
  title: "A short note on long reading lists",
  tags: ["reading"],
  published_on: moment(-305, 17),
  content: `
<p>A student asked how many of the forty papers on my list she really had to read. The honest answer is eight, but I cannot tell her which, because for each reader it is a different eight.</p>

<p>So this is what I said: read the first page of all forty on one afternoon, with a pencil. Put a dot on those that annoy you and a star on those that you would have liked to write. Then read the dots.</p>
`,
});
