import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const circularDefinitions = ({ moment }: Clock): BlogPostRow => ({
  title: "What definitions of the circular economy leave out",
  excerpt:
    "First there were 114 definitions, then 221. Most of them forget the person who has to bring the thing back.",
  picture: "blog-circular",
  category: "Sustainability",
  tags: ["circular economy", "repair", "definitions"],
  published_on: moment(-118, 8),
  content: `
<p>Some papers are loved because somebody finally did the tedious work. In 2017, <a href="https://doi.org/10.1016/j.resconrec.2017.09.005">Kirchherr, Reike and Hekkert</a> collected 114 definitions of the circular economy and coded them. Six years later a larger group did it again and counted <a href="https://doi.org/10.1016/j.resconrec.2023.107001">221</a>. If you ever have to explain to a committee why two departments that agree on everything cannot write a joint strategy, bring these two papers.</p>

<p>The first count found that most definitions combine three activities, reduce, reuse and recycle, and that many mention only the last. It also found two absences. Few definitions spoke of systemic change, and few spoke of consumers.</p>

<h2>The missing hands</h2>

<p>I study consumers, so the second absence is the one that I notice. Draw the usual diagram: raw material, factory, shop, home, and then arrows that bend back, one to the shop, one to the factory, one to the mine. Every arrow that begins at <em>home</em> needs a person with a free half hour, a bag, and a reason.</p>

<p>In our project on repair we ask people to tell us about the last thing that broke. The stories have a common middle part:</p>

<blockquote>
  <p>I put it on the shelf in the hall so that I would not forget it. Then I stopped seeing it.</p>
</blockquote>

<p>The shelf in the hall is where circular economies end. The thing is not waste yet, so it appears in no statistic. It is not in use either. It waits for someone to find out whether it can be mended, where, for how much, and whether that is sensible given what a new one costs. This work is unpaid, it is boring, and it is not shared equally in most households.</p>

<h2>A definition for the hall shelf</h2>

<p>I do not want to add definition number 222. But a small test might be useful for those who write strategies. After each sentence about loops, ask:</p>

<ol>
  <li><strong>Who carries it?</strong> Somebody moves the object from one box to the next. Is it in their interest?</li>
  <li><strong>Who decides that it is over?</strong> The end of a product’s life is a judgment, made with the information at hand and in the mood of the moment.</li>
  <li><strong>Who is paid?</strong> If a loop saves material and costs time, whose time is it?</li>
</ol>

<p>Some business models pass the test easily. A refill service that collects on the day on which it delivers answers all three questions with the same name. Others pass only on paper: a take-back box in a shop on the other side of town is a loop for the annual report.</p>

<h2>Why this is a marketing question</h2>

<p>Marketers know a great deal about the way of a product into the home. We know how to make the first minute delightful and the first month easy. About the way out we know next to nothing. There is no theory of the last purchase, no loyalty program for returning, hardly a study on how it feels to hand something over for good.</p>

<p>I would like to see as much talent spent on the last hundred yards as on the first hundred. It would be good for the planet, and I suspect that it would be good business as well: people remember who helped them to clear the shelf.</p>
`,
});
