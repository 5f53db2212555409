import type { BlogPostRow } from "../rows";

/** A draft with the least that a post can have. */
export const draftTenQuestions = (): BlogPostRow => ({
  title: "Ten questions for a first doctoral meeting",
  tags: [],
  content: `
<p>Collecting these over the summer; four so far.</p>
<ol>
  <li>What do you want to be able to explain in four years?</li>
  <li>Which paper do you wish that you had written?</li>
  <li>What would convince you that you are wrong?</li>
  <li>Who is going to miss you while you write?</li>
</ol>
`,
});
