import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const askingForAReference = ({ moment }: Clock): BlogPostRow => ({
  title: "How to ask for a reference letter",
  excerpt: "Early, in writing, and with a way out. A checklist for students.",
  category: "Academic Life",
  tags: ["students", "advice", "careers", "letters"],
  published_on: moment(-702, 8),
  content: `
<p>I write about thirty reference letters a year. The good ones are easy to write, and what makes them easy is mostly in the hands of the person who asks. This is the checklist that I send to my own students; perhaps it is useful to others.</p>

<h2>Whom to ask</h2>

<p>Ask the person who has seen you work, not the person with the longest title. A letter that says <em>she rewrote the whole analysis over a weekend because one assumption bothered her</em> is worth more than a famous signature under three polite sentences.</p>

<h2>When to ask</h2>

<p>Four weeks before the deadline is friendly, two weeks is possible, three days is a letter about somebody who asks three days before the deadline.</p>

<h2>How to ask</h2>

<p>Write, even if we meet in the corridor every day. And leave a way out:</p>

<blockquote>
  <p>Do you know my work well enough to write a strong letter? If not, I would understand, and would be grateful for advice on whom else to ask.</p>
</blockquote>

<p>This sentence protects you. Anyone who hesitates at the word <em>strong</em> should not be writing your letter.</p>

<h2>What to send</h2>

<ul>
  <li>the call or the job advertisement, with the deadline and the way in which the letter has to be sent;</li>
  <li>your curriculum vitae and the draft of your own letter;</li>
  <li>the paper or project that I have seen, since I have seen many;</li>
  <li>three things that you hope I will mention, and one that worries you.</li>
</ul>

<p>The last point surprises people. A letter that names a weakness and says what you did about it is believed in everything else.</p>

<h2>Afterwards</h2>

<p>Tell me how it went. Not because I need thanks, though I like them, but because I want to know whether the letter did its work, and because I have been hoping for you since I sealed it.</p>

<p>If you are not sure whether to ask me: <a href="/contact">please do</a>. The worst that can happen is a conversation.</p>
`,
});
