import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const generativeAiPolicy = ({ moment }: Clock): BlogPostRow => ({
  title: "Generative AI in the marketing classroom: a working policy",
  excerpt:
    "One page, five rules, revised every term with the students. Please take it and make it better.",
  picture: "blog-classroom",
  category: "Teaching",
  tags: ["generative AI", "teaching", "assessment", "academic integrity"],
  published_on: moment(-249, 9),
  content: `
<p>Colleagues have asked for the page on generative AI that I hand out in the first week. Here it is, with the reasons. It is a working policy, which means that it was wrong in several ways last year and will turn out to be wrong in others this year.</p>

<h2>The policy</h2>

<ol>
  <li><strong>You may use it. You must say where.</strong> One sentence at the end of the assignment is enough: for what, and how it changed your work.</li>
  <li><strong>You answer for every sentence.</strong> “The model wrote that” is not a defense, in this class or in any job that I know of.</li>
  <li><strong>No invented sources.</strong> A reference that does not exist fails the assignment. So does one that exists and does not say what you say it says.</li>
  <li><strong>Some work is done by hand.</strong> The reading notes, the diary and the oral examination are yours alone. They are marked with a pencil in the syllabus.</li>
  <li><strong>Nobody else’s data.</strong> What people told us in an interview does not go into a service that may keep it.</li>
</ol>

<p>We discuss the page for forty minutes and change at least one rule. The pencil mark was a student’s idea.</p>

<h2>The reasons</h2>

<p>I tried the two simple policies first. Forbidding did not work: I could not tell who complied, so the rule punished the honest. Allowing everything did not work either. The essays became smooth, and I noticed that I had started to skim them, which is a poor way to teach and a sad way to spend a Sunday.</p>

<p>What helped was asking what each assignment is <em>for</em>. Marketing teachers assign texts for three different purposes and often forget which:</p>

<ul>
  <li>to make students <strong>think</strong>, in which case the text is a trace of something else;</li>
  <li>to make them <strong>write</strong>, in which case the struggle is the point;</li>
  <li>to make them <strong>produce</strong>, in which case any tool is fair and the result counts.</li>
</ul>

<p>A campaign brief belongs to the third kind. Let the machine draft thirty slogans; the student’s work is to know which of them is good, and to say why to someone who disagrees. Reading notes belong to the first kind, and a machine that thinks instead of the student has removed the assignment, not the effort.</p>

<blockquote>
  <p>If the text could be replaced by a machine and nothing would be lost, the assignment was lost already.</p>
</blockquote>

<h2>What the field says</h2>

<p>For those who want more than a page, I recommend the editorial of <a href="https://doi.org/10.1016/j.ijresmar.2023.03.001">Peres, Schreier, Schweidel and Sorescu</a>, which treats research, teaching and practice together, and, on the practice that our graduates will meet, <a href="https://link.springer.com/article/10.1007/s11747-024-01064-3">Grewal and colleagues</a>.</p>

<h2>What I still do not know</h2>

<p>Whether oral examinations scale. They are by far the fairest instrument that I have, and they cost me nine days per term. Whether students who never write a bad first draft will ever write a good last one. And whether in five years this page will look as quaint as the one from my own first year, which forbade the use of spell checkers in term papers.</p>

<p>Please copy the policy, change it, and tell me what you changed.</p>
`,
});
