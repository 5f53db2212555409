import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const attitudeBehaviorGap = ({ moment }: Clock): BlogPostRow => ({
  title: "The attitude–behavior gap, twenty years on",
  excerpt:
    "People say one thing and buy another. The gap is real, but it is the wrong thing to stare at.",
  picture: "blog-gap",
  category: "Marketing",
  tags: [
    "attitude–behavior gap",
    "sustainable consumption",
    "field experiments",
    "habits",
    "SHIFT",
  ],
  published_on: moment(-71, 7),
  content: `
<p>In 2006, Iris Vermeir and Wim Verbeke published a <a href="https://link.springer.com/article/10.1007/s10806-005-5485-3">study on sustainable food</a> that begins with a puzzle: many people think well of such food, and far fewer intend to buy it. The puzzle had a name already, the attitude–behavior gap, and it has since become one of the most repeated phrases of our field.</p>

<p>I have repeated it often enough myself. Lately I have come to think that the phrase does harm. It suggests that there are two things, an attitude and a behavior, that should be equal, and that something must be wrong with the person in whom they are not.</p>

<h2>What the gap is made of</h2>

<p>Look at one purchase. A woman stands in front of yogurt at ten past six. She has a child with her, a train to catch and a shopping list in another person’s handwriting. She was asked in a survey last month how important the environment is to her, and said <em>very</em>. She now takes the yogurt that she took last week.</p>

<p>Did her attitude fail to become behavior? It was never asked. What decided was habit, time, the list, the child, and the fact that the yogurt of last week stands at the height of her eyes. A survey measures what a person would choose if choosing were all that she did.</p>

<p>When we code our household diaries, fewer than one purchase in six contains anything that resembles a decision. The rest are repetitions, substitutions and errands for others. Closing the gap by persuasion means talking to the one in six.</p>

<h2>Five ways around it</h2>

<p>This is why I find the framework of <a href="https://journals.sagepub.com/doi/10.1177/0022242919825649">White, Habib and Hardisty</a> so useful in class. Their acronym, SHIFT, names five routes, and only one of them goes through opinion:</p>

<ul>
  <li><strong>S</strong>ocial influence: what others do, and can be seen doing</li>
  <li><strong>H</strong>abit formation: making the better act the easy one, until it repeats itself</li>
  <li><strong>I</strong>ndividual self: who I am when I buy this</li>
  <li><strong>F</strong>eelings and cognition: what I know, and how it feels to know it</li>
  <li><strong>T</strong>angibility: making a distant effect something that can be seen here</li>
</ul>

<p>My favorite demonstration is still the one with the <a href="https://doi.org/10.1086/586910">hotel towels</a>. A card that says that most guests reuse their towels does better than a card that asks guests to protect the environment. The guests’ attitudes were the same in both groups. The room was different.</p>

<h2>What I would measure instead</h2>

<p>If I could retire one chart, it would be the one with two bars, intention on the left and purchase on the right, and an arrow between them that says <em>gap</em>. I would replace it with three questions about a situation.</p>

<ol>
  <li>How many of the people in this situation make a choice at all?</li>
  <li>For those who do, what would the better choice cost in money, minutes and explanations to others?</li>
  <li>For those who do not, who has arranged the default?</li>
</ol>

<p>The third question is the uncomfortable one for people of my profession, because the answer is often <em>we have</em>. Assortments, shelf plans, pack sizes and the order of a menu are marketing decisions. They are made by people who have attitudes, too, and somewhat better working conditions than a mother at ten past six.</p>

<p>The gap, in other words, is not only in the shopper. There is another one between what marketers believe about sustainability and what they do on a normal day. It is at least as wide, and far less studied.</p>
`,
});
