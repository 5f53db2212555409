import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const greenwashingBetweenTheLines = ({ moment }: Clock): BlogPostRow => ({
  title: "Why greenwashing persists, and how to read between the lines",
  excerpt:
    "Misleading green claims are rarely lies. They are true sentences in the wrong place. Five habits of reading help to spot them.",
  picture: "blog-claims",
  category: "Sustainability",
  tags: ["greenwashing", "green claims", "consumer trust", "regulation"],
  published_on: moment(-4, 8),
  content: `
<p>Every spring my students collect green claims. They photograph packages, menus, bus stops and the small print of airline tickets, and we put the pictures on a wall. The first thing they notice is how few of the claims are false. The second is how few of them say anything.</p>

<p>That is the point at which the topic becomes interesting. If greenwashing were mainly lying, enforcement would have ended it long ago. It persists because most of it is made of sentences that are true and that still leave the reader with a wrong idea.</p>

<h2>Three reasons why it does not go away</h2>

<p>In a paper that I assign every year, <a href="https://doi.org/10.1525/cmr.2011.54.1.64">Delmas and Burbano</a> sort the causes into external, organizational and individual ones. The list is worth knowing, because each cause asks for a different remedy.</p>

<ul>
  <li><strong>Outside the firm</strong>, rules are uncertain and penalties are small, while customers and investors reward the appearance of progress.</li>
  <li><strong>Inside the firm</strong>, the people who know the facts and the people who write the sentences seldom sit at one table. A claim grows a little at each desk that it passes.</li>
  <li><strong>Inside the head</strong>, managers are as optimistic as everybody else. They announce the plan, feel that half the work is done, and discount what is still missing.</li>
</ul>

<p>None of these people think of themselves as deceiving anyone. I have sat in meetings in which a careful sentence turned into a careless one in four rounds of friendly editing, and I could not say at which round the trouble began.</p>

<blockquote>
  <p>A claim is not honest because each of its words is true. It is honest when the reader ends up knowing more than before.</p>
</blockquote>

<h2>Five habits of reading</h2>

<p>What can a reader do who has eight seconds in front of a shelf? Not much, and it is not fair to ask for more: a market that works only for detectives does not work. But when there is a little more time, these habits help.</p>

<ol>
  <li><strong>Look for the noun.</strong> “Made with recycled material” is about a material. How much of the product is it?</li>
  <li><strong>Look for the comparison.</strong> “Thirty percent less” needs a <em>than</em>. Less than last year, than the old bottle, than a competitor that nobody has heard of?</li>
  <li><strong>Look for the boundary.</strong> A carbon-neutral shop may sell anything at all. A carbon-neutral product is a different sentence.</li>
  <li><strong>Look for the verb’s tense.</strong> “We are committed to” is a statement about the present mood.</li>
  <li><strong>Look for someone else.</strong> A claim that an independent body has checked, and that it can withdraw, is worth ten that nobody has.</li>
</ol>

<p>The last habit has some evidence behind it. When <a href="https://link.springer.com/article/10.1007/s10551-011-0901-2">Parguel, Benoît-Moreau and Larceneux</a> showed readers an independent rating next to a company’s claims, a poor rating took away much of the credit that the claims would have earned. Ratings do not only inform the customer; they change the arithmetic for the firm.</p>

<h2>What I tell companies</h2>

<p>Companies sometimes ask me to look at a campaign before it runs. I have only two pieces of advice, and they are cheap.</p>

<p>First, <strong>write the footnote before the headline</strong>. Put down what was measured, by whom, on what share of the product, and compared with what. Then write the largest headline that this footnote can carry. Most teams work in the other direction, and the footnote becomes a place for excuses.</p>

<p>Second, <strong>say what is not solved</strong>. Readers forgive an unfinished job far more easily than a finished-looking one that comes apart. In the conversations that we have with households, the sentence that earns the most trust is nearly always a variant of <em>this part we have not managed yet</em>.</p>

<p>The wall of photographs stays up until the end of term. By then students have rewritten every claim so that the reader knows more after reading it than before. About a third of the rewritten claims are shorter than the originals. A few are blank, and those are my favorites.</p>
`,
});
