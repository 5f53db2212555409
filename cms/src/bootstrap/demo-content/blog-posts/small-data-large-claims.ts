import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const smallDataLargeClaims = ({ moment }: Clock): BlogPostRow => ({
  title: "Small data, large claims: notes on measuring customer experience",
  excerpt: "One number is easy to remember. That is its only advantage.",
  category: "Marketing",
  tags: ["customer experience", "measurement", "surveys"],
  published_on: moment(-520, 11),
  content: `
<p>A bank that I will not name sends me a question after each visit to its website: <em>How likely are you to recommend us?</em> I have answered with every number from zero to ten, depending on the weather. Somewhere, somebody’s bonus depends on it.</p>

<p>Measuring what customers experience is hard for an honest reason. As <a href="https://journals.sagepub.com/doi/10.1509/jm.15.0420">Lemon and Verhoef</a> show in their review, experience stretches over the time before, during and after a purchase, over touchpoints that belong to the firm, to partners, to the customer and to nobody, and over thoughts, feelings, senses and company. No single question can hold all of it.</p>

<h2>Three mistakes that one number invites</h2>

<h3>Reading noise as news</h3>

<p>A branch with forty answers a month moves by several points without anybody having done anything. I have seen teams celebrated in May and questioned in June for the same dice. Before a dashboard shows an arrow, it should show how large an arrow must be to mean something.</p>

<h3>Asking where the light is</h3>

<p>Surveys reach those who came, stayed and finished. Those who left at the second step, or never started, have had an experience too. It may be the most instructive one.</p>

<h3>Paying for the number</h3>

<p>As soon as a number is paid for, it begins to describe the payment. <em>You will receive a short survey, and anything below nine counts as a zero for me</em>, a friendly technician once told me. I gave him a ten. The number was now a fact about his employer.</p>

<h2>What works better and costs less</h2>

<p>I do not argue against numbers. I argue for several small ones, each tied to something that can be changed on a Monday:</p>

<ol>
  <li><strong>Effort at one step.</strong> How many minutes, how many attempts, how many calls until it was done?</li>
  <li><strong>One open question</strong>, read by people who make the decisions. Twenty answers a week, aloud, around a table.</li>
  <li><strong>One behavior</strong> that would change if the experience did: a second visit, a complaint that stays away, a form completed without help.</li>
</ol>

<p>And once a year, something slower: follow ten customers for a month, with their consent, and draw their journey as it was. In every firm in which we have done this, the map on the wall of the marketing department turned out to be the map of a country in which nobody lived.</p>
`,
});
