import type { Clock } from "../clock";
import type { BlogPostRow } from "../rows";

export const transformationIsOrganizational = ({ moment }: Clock): BlogPostRow => ({
  title: "Digital transformation is an organizational problem first",
  excerpt:
    "The technology arrives on a truck. The rest takes years. What we see when we follow established firms for long enough.",
  picture: "blog-transformation",
  category: "Digital Transformation",
  tags: ["digital transformation", "dynamic capabilities", "organization", "case studies"],
  published_on: moment(-33, 9),
  content: `
<p>When a firm tells me that it has completed its digital transformation, I ask what it has stopped doing. The answer is usually a pause.</p>

<p>There is nothing wrong with buying technology. But over the years in which our group has followed manufacturers, retailers and one very patient utility, the software has never been the part that decided how the story went. It was delivered, it was installed, it mostly worked. What took time was everything around it: who may decide what, which numbers count, and what people are no longer needed for.</p>

<h2>Three words that are not the same</h2>

<p>It helps to keep three words apart, as <a href="https://doi.org/10.1016/j.jbusres.2019.09.022">Verhoef and colleagues</a> propose.</p>

<table>
  <thead>
    <tr><th>Word</th><th>What changes</th><th>Example</th></tr>
  </thead>
  <tbody>
    <tr><td>Digitization</td><td>The form of information</td><td>A paper order becomes a record</td></tr>
    <tr><td>Digitalization</td><td>A process</td><td>The customer tracks the order alone</td></tr>
    <tr><td>Digital transformation</td><td>How value is created, and for whom</td><td>The firm sells running hours instead of machines</td></tr>
  </tbody>
</table>

<p>Most programs that carry the third name do the first two. That is no disgrace. The trouble begins when the budget, the expectations and the slogans belong to the third row while the work belongs to the first.</p>

<h2>What the patient firms do</h2>

<p>The literature speaks of dynamic capabilities: <em>sensing</em> what is coming, <em>seizing</em> it, and <em>transforming</em> what one has. The terms are David Teece’s; <a href="https://doi.org/10.1016/j.lrp.2018.12.001">Warner and Wäger</a> have shown what they look like in the digital transformation of incumbents. On the shop floor they look less grand. Here are three routines that we have seen in firms that came far.</p>

<h3>They keep a list of beliefs</h3>

<p>One maker of pumps keeps a document with twelve sentences that everybody in the firm takes for granted. <em>Customers buy the pump with the best efficiency. Service is a cost. Dealers own the relationship.</em> Twice a year, people from four departments meet to look for evidence against each sentence. In five years, three sentences have been crossed out. The digital strategy followed from these three.</p>

<h3>They let a small team be slow</h3>

<p>Labs and hubs are often measured by speed. The best one that we know was told to be slow. Its task was to understand one group of customers so well that it could predict their complaints, and only then to propose something. Its first proposal came after fourteen months and is now a third of the firm’s service revenue.</p>

<h3>They close things in public</h3>

<p>Every firm starts pilots; few end them. In one retail group, the head of operations writes a short note whenever something is switched off: what it was for, what it taught, who will answer questions about it. The notes are the most-read pages of the intranet. People who are not afraid of endings are less afraid of beginnings.</p>

<blockquote>
  <p>We did not become digital. We became a company that changes its mind in an orderly way.</p>
  <p>Plant manager, in our fourth interview</p>
</blockquote>

<h2>A question for the next steering committee</h2>

<p>If you sit on such a committee, I suggest one question for the next meeting. Leave the roadmap in its folder and ask: <strong>what will a customer, an employee and a supplier notice in two years, and what will each of them have to give up for it?</strong></p>

<p>If the answers are about screens, you are digitizing. If they are about steps, you are digitalizing. If somebody around the table looks uncomfortable, you may be on the way.</p>
`,
});
