import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const readingASustainabilityReport = ({ moment }: Clock): BlogPostRow => ({
  title: "Reading a sustainability report in forty minutes",
  excerpt:
    "Start at the back, look for the base year, and read the one page that the designers did not touch.",
  picture: "blog-report",
  category: "Sustainability",
  tags: ["sustainability reporting", "GRI", "how-to"],
  published_on: moment(-388, 8),
  content: `
<p>Sustainability reports have become long. The last one that crossed my desk had 214 pages and a forest on the cover. Nobody can read them all, and few of them are meant to be read from the front. This is the order in which I do it, with a kitchen timer.</p>

<h2>Minutes 0 to 5: the back</h2>

<p>Begin with the index of standards at the end, usually a table that follows the <a href="https://www.globalreporting.org/">Global Reporting Initiative</a> or a national rule. It is the one page that the designers did not touch. Look at the column with omissions. What is not reported, and which reason is given? <em>Not material</em> and <em>data not available</em> are very different sentences.</p>

<h2>Minutes 5 to 15: the numbers</h2>

<p>Find the table with emissions, and copy six numbers on paper: direct emissions, those from purchased energy, those from the value chain, each for this year and the base year.</p>

<ul>
  <li>Is the base year an ordinary one, or the one in which a plant burned down?</li>
  <li>Has the boundary changed? A firm that sells a dirty division gets cleaner without emitting less.</li>
  <li>Are the numbers absolute, or per unit of revenue? In years of inflation the second kind improves by itself.</li>
  <li>How much of the total is the value chain? For most consumer goods it is nine tenths, and the report talks about the other tenth.</li>
</ul>

<figure>
  <img src="picture:blog-report-chart" alt="Stacked bars of a fictional firm: emissions of the value chain are many times larger than those of its own sites." width="1200" height="640">
  <figcaption>A typical picture, with invented numbers: the pale part is the value chain.</figcaption>
</figure>

<h2>Minutes 15 to 25: the targets</h2>

<p>For each target, fill in one line: <strong>what, by how much, compared with when, until when, checked by whom</strong>. Leave a gap where the report does. Then find last year’s report and see whether the same targets stand in it. Targets have a way of being reached by being replaced.</p>

<h2>Minutes 25 to 35: one story</h2>

<p>Choose one case from the colorful part and try to find out how large it is. The school garden, the electric van, the bottle made of ocean plastic: what share of all gardens, vans, bottles? If the answer can be computed from the report, that is a good sign, whatever the share.</p>

<h2>Minutes 35 to 40: the letter</h2>

<p>Only now read the letter from the chief executive. It is easier to hear what it does not say.</p>

<hr>

<p>Students sometimes find this cynical. I do not think it is. Reports that can stand forty minutes of such reading exist, their number is growing, and those who write them work hard and rarely hear that somebody noticed. When I find one, I write to the person on the last page. They always answer.</p>
`,
});
