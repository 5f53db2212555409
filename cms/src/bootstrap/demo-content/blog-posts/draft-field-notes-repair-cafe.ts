import type { BlogPostRow } from "../rows";

/** A draft in a category that has no published post. */
export const draftFieldNotesRepairCafe = (): BlogPostRow => ({
  title: "Field notes from a repair café",
  excerpt: "A Saturday, eleven lamps, four toasters and a music box.",
  category: "Data & Methods",
  tags: ["field notes", "repair", "methods"],
  content: `
<p>Saturday, a quarter to ten, the parish hall. The tables stand in a horseshoe, with extension cords taped to the floor in a way that shows experience. I have a clipboard, a consent form and strict instructions from Daniel not to repair anything myself.</p>

<h2>What we record</h2>

<p>For each object: what it is, how old, what is wrong, who brought it and why today. Then what was done, with which part, for how long, and whether it worked. At the end we ask one more question: <em>what would you have done with it if this place did not exist?</em></p>

<h2>What the form does not hold</h2>

<p>The music box belonged to a grandmother. It had been silent since 1998 and it took nineteen minutes. The woman who had brought it listened to it twice and then gave it to the man who had repaired it so that he could listen, too. In our data this is line 214: <em>other household item, mechanical, successful, no parts</em>.</p>

<p>I need to think about what to do with line 214.</p>

<h2>Numbers of the day</h2>

<ul>
  <li>37 objects, 24 repaired, 6 given up, 7 asked to come back with a part</li>
  <li>median time 31 minutes</li>
  <li>11 lamps, 4 toasters, 3 zippers, 1 music box</li>
</ul>
`,
});
