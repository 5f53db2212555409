import type { BlogPostRow } from "../rows";

/** A draft: complete with picture and tags, but not published. */
export const draftPlatformsAndComplementors = (): BlogPostRow => ({
  title: "What platforms owe those who sell on them (working notes)",
  excerpt: "Dependence is not a side effect. Notes for a talk that I have not given yet.",
  picture: "blog-platforms",
  category: "Digital Transformation",
  tags: ["platforms", "retail", "draft"],
  content: `
<p>These are notes for a talk. The argument is not finished.</p>

<h2>The starting point</h2>

<p>Of the forty shops in our retail project, twenty-six sold on a large marketplace by the end. For nine of them it had become the main channel, and none of the nine had planned this. They describe it like weather: <em>it came</em>.</p>

<h2>Three debts</h2>

<ol>
  <li><strong>Notice.</strong> A change of the ranking is a change of the street. Cities announce roadworks.</li>
  <li><strong>Reasons.</strong> Being delisted by a machine is bad; not being told why is worse. One seller photographed his own products for a week to find the forbidden word.</li>
  <li><strong>Exit.</strong> Customers, reviews and a name that was built over years should be able to move. At present they stay behind like shop fittings.</li>
</ol>

<h2>Objections that I should answer</h2>

<ul>
  <li>Nobody is forced to join. (True on day one. What about day nine hundred?)</li>
  <li>Transparency helps fraudsters. (Some kinds do. Which?)</li>
  <li>Small shops were dependent before: on landlords, wholesalers, parking. (Yes. What did it take until those were regulated?)</li>
</ul>

<p>To do: ask Fatima for the new survey figures; find the passage on common carriers; cut the slide with the octopus.</p>
`,
});
