import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const liveDataInClass = ({ moment }: Clock): BlogPostRow => ({
  title: "Teaching with live data: notes from one semester",
  excerpt: "What happened when the answer key was abolished because nobody had one.",
  category: "Teaching",
  tags: ["teaching", "analytics", "open data"],
  published_on: moment(-176, 10),
  content: `
<p>For years the labs in my analytics course ran on a data set about a chain of coffee shops that never existed. Everything in it worked. Prices had elasticities, segments had borders, and in week nine a seasonal effect appeared exactly where the slides said that it would. Students liked it and learned, I am afraid, that data are obedient.</p>

<p>Last year we threw the coffee shops away and worked with live data instead: public transport counts, open price data and a campus shop that let us run small experiments on its shelves. Here is what I learned, in the order in which it hurt.</p>

<h2>The first four weeks are slower</h2>

<p>Half of the time went into questions that the coffee shops never raised. Why are there two entries for the same Tuesday? Is a zero a zero or a gap? Who typed this? I had planned one session on cleaning and needed three. The three were the best of the term, because the students were not <em>doing an exercise on cleaning</em>. They wanted to know what had happened on that Tuesday.</p>

<h2>Nobody has the answer key</h2>

<p>When a group asked whether its result was correct, I had to say that I did not know. The first time, this felt like a failure of preparation. By the fifth time it had become the method:</p>

<ol>
  <li>Say what you expected, in writing, before you look.</li>
  <li>Say what you see, without the word <em>because</em>.</li>
  <li>Give three explanations, one of them dull.</li>
  <li>Say which further figure would tell them apart.</li>
</ol>

<p>Grading changed with it. I no longer grade results; I grade the distance between the first and the fourth step. Two groups with opposite findings can both do well, and last year two of them did.</p>

<h2>The dull explanation usually wins</h2>

<p>The campus shop moved the fruit to the counter and sales of fruit rose by a quarter. Explanations one and two were about impulse and visibility. Explanation three, the dull one, was that the old fruit shelf had been behind the door. We found out with a tape measure. I have rarely seen a room so pleased about a door.</p>

<h2>What I would tell a colleague</h2>

<ul>
  <li>Start with <strong>one</strong> source that you have used yourself. A semester is too short for two surprises of your own.</li>
  <li>Ask the people behind the data to come to class. They know what the columns mean, and they are touched that someone cares.</li>
  <li>Keep the coffee shops for the exam. There is nothing wrong with obedient data when the question is whether someone can read a regression table.</li>
  <li>Publish the cleaned data with the students’ names on it. For many it is their first publication.</li>
</ul>

<p>Would I do it again? We are doing it again, in the coming term, with <a href="https://ourworldindata.org/">open data on food prices</a>. The shop has asked whether we could look at the door next.</p>
`,
});
