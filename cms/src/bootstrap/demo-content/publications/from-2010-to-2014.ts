import type { PublicationRow } from "../rows";

export const publicationsFrom2010To2014: PublicationRow[] = [
  {
    title: "Users of the World, Unite! The Challenges and Opportunities of Social Media",
    authors: ["Andreas M. Kaplan", "Michael Haenlein"],
    publication_date: "2010-01-01",
    journal: "Business Horizons",
    doi: "10.1016/j.bushor.2009.09.003",
    abstract:
      "What is social media, and how does it differ from Web 2.0 and user-generated content? The article gives a definition, sorts the applications by social presence and self-presentation into six groups, and closes with ten pieces of advice for companies.",
  },
  {
    title:
      "The Business Case for Corporate Social Responsibility: A Review of Concepts, Research and Practice",
    authors: ["Archie B. Carroll", "Kareem M. Shabana"],
    publication_date: "2010-03-01",
    journal: "International Journal of Management Reviews",
    doi: "10.1111/j.1468-2370.2009.00275.x",
    url: "https://onlinelibrary.wiley.com/doi/10.1111/j.1468-2370.2009.00275.x",
    abstract:
      "Why should a company profit from acting responsibly? The review follows the idea from the 1950s on and groups the arguments under cost and risk reduction, competitive advantage, reputation and legitimacy, and value created for both sides.",
  },
  {
    title: "Networked Narratives: Understanding Word-of-Mouth Marketing in Online Communities",
    authors: [
      "Robert V. Kozinets",
      "Kristine de Valck",
      "Andrea C. Wojnicki",
      "Sarah J. S. Wilner",
    ],
    publication_date: "2010-03-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jmkg.74.2.71",
    url: "https://journals.sagepub.com/doi/10.1509/jmkg.74.2.71",
  },
  {
    title:
      "The Sustainability Liability: Potential Negative Effects of Ethicality on Product Preference",
    authors: [
      "Michael G. Luchs",
      "Rebecca Walker Naylor",
      "Julie R. Irwin",
      "Rajagopal Raghunathan",
    ],
    publication_date: "2010-09-01",
    journal: "Journal of Marketing",
    abstract:
      "Consumers link ethical products with gentleness and conventional ones with strength. Where strength is wanted, as in a car shampoo or a tire, sustainability can therefore become a liability, unless the maker gives explicit evidence of the product’s strength.",
  },
  {
    title:
      "Research Commentary—The New Organizing Logic of Digital Innovation: An Agenda for Information Systems Research",
    authors: ["Youngjin Yoo", "Ola Henfridsson", "Kalle Lyytinen"],
    publication_date: "2010-12-01",
    journal: "Information Systems Research",
    doi: "10.1287/isre.1100.0322",
    url: "https://pubsonline.informs.org/doi/10.1287/isre.1100.0322",
    abstract:
      "When physical products gain digital components, modular product architecture gives way to a layered modular one of devices, networks, services and contents. The commentary describes this architecture and what it asks of firms and of those who study them.",
  },
  {
    title: "Creating Shared Value",
    authors: ["Michael E. Porter", "Mark R. Kramer"],
    publication_date: "2011-01-01",
    journal: "Harvard Business Review",
    url: "https://hbr.org/2011/01/the-big-idea-creating-shared-value",
    abstract:
      "Companies can create economic value in a way that also creates value for society: by reconceiving products and markets, redefining productivity in the value chain, and enabling local clusters. The article presents this as the next step after corporate social responsibility.",
  },
  {
    title: "Mindful Consumption: A Customer-Centric Approach to Sustainability",
    authors: ["Jagdish N. Sheth", "Nirmal K. Sethia", "Shanthi Srinivas"],
    publication_date: "2011-02-01",
    journal: "Journal of the Academy of Marketing Science",
    doi: "10.1007/s11747-010-0216-3",
    url: "https://link.springer.com/article/10.1007/s11747-010-0216-3",
    abstract:
      "Sustainability efforts of firms tend to leave the consumer out. The authors propose mindful consumption, a mindset of caring for oneself, for the community and for nature that tempers acquisitive, repetitive and aspirational consuming, and show what each function of marketing can do for it.",
  },
  {
    title:
      "Social Media? Get Serious! Understanding the Functional Building Blocks of Social Media",
    authors: ["Jan H. Kietzmann", "Kristopher Hermkens", "Ian P. McCarthy", "Bruno S. Silvestre"],
    publication_date: "2011-05-01",
    journal: "Business Horizons",
    doi: "10.1016/j.bushor.2011.01.005",
  },
  {
    title: "Reinventing Marketing to Manage the Environmental Imperative",
    authors: ["Philip Kotler"],
    publication_date: "2011-07-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jmkg.75.4.132",
    url: "https://journals.sagepub.com/doi/10.1509/jmkg.75.4.132",
    abstract:
      "Marketers have long worked as if resources were infinite and the cost of using them nil. The essay considers how product, price, place and promotion change once these assumptions fall, and what demarketing might mean.",
  },
  {
    title:
      "Customer Engagement: Conceptual Domain, Fundamental Propositions, and Implications for Research",
    authors: ["Roderick J. Brodie", "Linda D. Hollebeek", "Biljana Jurić", "Ana Ilić"],
    publication_date: "2011-08-01",
    journal: "Journal of Service Research",
    doi: "10.1177/1094670511411703",
    url: "https://journals.sagepub.com/doi/10.1177/1094670511411703",
  },
  {
    title:
      "How Sustainability Ratings Might Deter “Greenwashing”: A Closer Look at Ethical Corporate Communication",
    authors: ["Béatrice Parguel", "Florence Benoît-Moreau", "Fabrice Larceneux"],
    publication_date: "2011-08-01",
    journal: "Journal of Business Ethics",
    doi: "10.1007/s10551-011-0901-2",
    url: "https://link.springer.com/article/10.1007/s10551-011-0901-2",
    abstract:
      "In an experiment, an independent sustainability rating changes how consumers read a company’s environmental claims. A poor rating lowers the credit they give to intrinsic motives and with it the evaluation of the brand, which takes away part of the reward for greenwashing.",
  },
  {
    title: "The Drivers of Greenwashing",
    authors: ["Magali A. Delmas", "Vanessa Cuerel Burbano"],
    publication_date: "2011-10-01",
    journal: "California Management Review",
    doi: "10.1525/cmr.2011.54.1.64",
    url: "https://journals.sagepub.com/doi/10.1525/cmr.2011.54.1.64",
    abstract:
      "More and more firms combine poor environmental performance with positive communication about it. The article orders the external, organizational and individual drivers of this behavior and recommends what managers, policy makers and activists can do to reduce it.",
  },
  {
    title:
      "Consumer Acceptance and Use of Information Technology: Extending the Unified Theory of Acceptance and Use of Technology",
    authors: ["Viswanath Venkatesh", "James Y. L. Thong", "Xin Xu"],
    publication_date: "2012-03-01",
    journal: "MIS Quarterly",
    doi: "10.2307/41410412",
    abstract:
      "A model of technology acceptance that was made for employees is adapted to consumers. Hedonic motivation, price value and habit are added, and a two-stage survey of mobile internet users supports the extended model, with age, gender and experience as moderators.",
  },
  {
    title: "What Makes Online Content Viral?",
    authors: ["Jonah Berger", "Katherine L. Milkman"],
    publication_date: "2012-04-01",
    journal: "Journal of Marketing Research",
    doi: "10.1509/jmr.10.0353",
    url: "https://journals.sagepub.com/doi/10.1509/jmr.10.0353",
    abstract:
      "Which newspaper articles do readers pass on? An analysis of thousands of articles and three experiments show that positive content is shared more than negative content, and that arousal matters more than valence: awe, anger and anxiety spread, sadness does not.",
  },
  {
    title: "Business Intelligence and Analytics: From Big Data to Big Impact",
    authors: ["Hsinchun Chen", "Roger H. L. Chiang", "Veda C. Storey"],
    publication_date: "2012-12-01",
    journal: "MIS Quarterly",
    doi: "10.2307/41703503",
  },
  {
    title:
      "Towards the Circular Economy Vol. 1: An Economic and Business Rationale for an Accelerated Transition",
    authors: ["Ellen MacArthur Foundation"],
    publication_date: "2013-01-01",
    url: "https://www.ellenmacarthurfoundation.org/",
  },
  {
    title:
      "Business Models for Sustainable Innovation: State-of-the-Art and Steps Towards a Research Agenda",
    authors: ["Frank Boons", "Florian Lüdeke-Freund"],
    publication_date: "2013-04-01",
    journal: "Journal of Cleaner Production",
    doi: "10.1016/j.jclepro.2012.07.007",
  },
  {
    title: "Digital Business Strategy: Toward a Next Generation of Insights",
    authors: ["Anandhi Bharadwaj", "Omar A. El Sawy", "Paul A. Pavlou", "N. Venkatraman"],
    publication_date: "2013-06-01",
    journal: "MIS Quarterly",
    doi: "10.25300/MISQ/2013/37:2.3",
    abstract:
      "Information technology strategy used to be aligned with business strategy and subordinate to it. The authors argue that the two are merging, and use four themes (scope, scale, speed, and the sources of value creation and capture) to set out what can be learned about the result.",
  },
  {
    title: "A Literature and Practice Review to Develop Sustainable Business Model Archetypes",
    authors: ["N. M. P. Bocken", "S. W. Short", "P. Rana", "S. Evans"],
    publication_date: "2014-02-15",
    journal: "Journal of Cleaner Production",
    doi: "10.1016/j.jclepro.2013.11.039",
    abstract:
      "Eight archetypes, grouped as technological, social and organizational, give a common language to the many examples of business models for sustainability: from making the most of materials and energy to encouraging sufficiency and developing solutions that scale up.",
  },
  {
    title: "You Are What You Can Access: Sharing and Collaborative Consumption Online",
    authors: ["Russell Belk"],
    publication_date: "2014-08-01",
    journal: "Journal of Business Research",
    doi: "10.1016/j.jbusres.2013.10.001",
  },
  {
    title: "How Smart, Connected Products Are Transforming Competition",
    authors: ["Michael E. Porter", "James E. Heppelmann"],
    publication_date: "2014-11-01",
    journal: "Harvard Business Review",
    url: "https://hbr.org/2014/11/how-smart-connected-products-are-transforming-competition",
  },
  {
    title: "The Impact of Corporate Sustainability on Organizational Processes and Performance",
    authors: ["Robert G. Eccles", "Ioannis Ioannou", "George Serafeim"],
    publication_date: "2014-11-01",
    journal: "Management Science",
    doi: "10.1287/mnsc.2014.1984",
    url: "https://pubsonline.informs.org/doi/10.1287/mnsc.2014.1984",
    abstract:
      "Ninety firms that adopted sustainability policies early are matched with ninety that did not. The first group is governed differently, engages its stakeholders more, looks further ahead, measures and discloses more, and over the long run does better on the stock market and in its accounts.",
  },
];
