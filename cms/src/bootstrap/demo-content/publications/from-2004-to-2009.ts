import type { PublicationRow } from "../rows";

export const publicationsFrom2004To2009: PublicationRow[] = [
  {
    title: "Evolving to a New Dominant Logic for Marketing",
    authors: ["Stephen L. Vargo", "Robert F. Lusch"],
    publication_date: "2004-01-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jmkg.68.1.1.24036",
    url: "https://journals.sagepub.com/doi/10.1509/jmkg.68.1.1.24036",
    abstract:
      "Marketing took over from economics a model of exchange in which goods with value built into them change hands. This article argues that another view has been forming for decades, in which the exchange of skills and knowledge is primary, goods are carriers of service, and customers take part in creating value. Eight foundational premises set out the new logic and what it means for the discipline.",
  },
  {
    title: "Co-creation Experiences: The Next Practice in Value Creation",
    authors: ["C. K. Prahalad", "Venkat Ramaswamy"],
    publication_date: "2004-08-01",
    journal: "Journal of Interactive Marketing",
    doi: "10.1002/dir.20015",
    abstract:
      "Informed and connected consumers no longer accept value that a firm has made without them. The authors describe interaction between the firm and the consumer as the place where value arises, and name dialogue, access, risk assessment and transparency as its building blocks.",
  },
  {
    title: "Green Marketing: Legend, Myth, Farce or Prophesy?",
    authors: ["Ken Peattie", "Andrew Crane"],
    publication_date: "2005-10-01",
    journal: "Qualitative Market Research: An International Journal",
    doi: "10.1108/13522750510619733",
    abstract:
      "A look back at the history of green marketing since the early 1990s. The authors find that much of what was sold under the name was neither green nor marketing, describe five failed forms of it, and sketch what a credible practice would ask of companies.",
  },
  {
    title:
      "Sustainable Food Consumption: Exploring the Consumer “Attitude – Behavioral Intention” Gap",
    authors: ["Iris Vermeir", "Wim Verbeke"],
    publication_date: "2006-04-01",
    journal: "Journal of Agricultural and Environmental Ethics",
    doi: "10.1007/s10806-005-5485-3",
    url: "https://link.springer.com/article/10.1007/s10806-005-5485-3",
    abstract:
      "Many young consumers hold a favorable view of sustainable food and still do not intend to buy it. An experiment varies involvement, perceived availability, certainty, perceived effectiveness and social norms, and shows which of them bring intention closer to attitude.",
  },
  {
    title: "The Effect of Word of Mouth on Sales: Online Book Reviews",
    authors: ["Judith A. Chevalier", "Dina Mayzlin"],
    publication_date: "2006-08-01",
    journal: "Journal of Marketing Research",
    doi: "10.1509/jmkr.43.3.345",
    url: "https://journals.sagepub.com/doi/10.1509/jmkr.43.3.345",
    abstract:
      "By comparing the reviews and the sales ranks of the same books at two large online sellers, the authors separate the effect of reviews from the quality of the book. Better reviews raise relative sales, and a one-star review hurts more than a five-star review helps.",
  },
  {
    title: "Corporate Social Responsibility, Customer Satisfaction, and Market Value",
    authors: ["Xueming Luo", "C. B. Bhattacharya"],
    publication_date: "2006-10-01",
    journal: "Journal of Marketing",
  },
  {
    title:
      "Strategy and Society: The Link Between Competitive Advantage and Corporate Social Responsibility",
    authors: ["Michael E. Porter", "Mark R. Kramer"],
    publication_date: "2006-12-01",
    journal: "Harvard Business Review",
    url: "https://hbr.org/2006/12/strategy-and-society-the-link-between-competitive-advantage-and-corporate-social-responsibility",
  },
  {
    title: "The Economics of Climate Change: The Stern Review",
    authors: ["Nicholas Stern"],
    publication_date: "2007-01-01",
    doi: "10.1017/CBO9780511817434",
    abstract:
      "A book-length assessment of what unmitigated climate change would cost and what it would cost to prevent it, with the conclusion that early and decisive action is by far the cheaper course.",
  },
  {
    title:
      "Explicating Dynamic Capabilities: The Nature and Microfoundations of (Sustainable) Enterprise Performance",
    authors: ["David J. Teece"],
    publication_date: "2007-12-01",
    journal: "Strategic Management Journal",
    doi: "10.1002/smj.640",
    url: "https://onlinelibrary.wiley.com/doi/10.1002/smj.640",
    abstract:
      "Firms that stay successful in fast-moving markets are good at three things: sensing opportunities and threats, seizing them, and reconfiguring what they own. The article takes these capacities apart into the skills, processes, structures and decision rules that make them up.",
  },
  {
    title: "Service-Dominant Logic: Continuing the Evolution",
    authors: ["Stephen L. Vargo", "Robert F. Lusch"],
    publication_date: "2008-03-01",
    journal: "Journal of the Academy of Marketing Science",
    doi: "10.1007/s11747-007-0069-6",
    url: "https://link.springer.com/article/10.1007/s11747-007-0069-6",
  },
  {
    title:
      "A Room with a Viewpoint: Using Social Norms to Motivate Environmental Conservation in Hotels",
    authors: ["Noah J. Goldstein", "Robert B. Cialdini", "Vladas Griskevicius"],
    publication_date: "2008-10-01",
    journal: "Journal of Consumer Research",
    doi: "10.1086/586910",
    abstract:
      "Two field experiments in hotels test cards that ask guests to reuse their towels. Telling guests that most others do so works better than an appeal to the environment, and works best when the others are those who stayed in the very same room.",
  },
  {
    title: "Social Media: The New Hybrid Element of the Promotion Mix",
    authors: ["W. Glynn Mangold", "David J. Faulds"],
    publication_date: "2009-07-01",
    journal: "Business Horizons",
    doi: "10.1016/j.bushor.2009.03.002",
  },
  {
    title:
      "Effects of Word-of-Mouth Versus Traditional Marketing: Findings from an Internet Social Networking Site",
    authors: ["Michael Trusov", "Randolph E. Bucklin", "Koen Pauwels"],
    publication_date: "2009-09-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jmkg.73.5.90",
    url: "https://journals.sagepub.com/doi/10.1509/jmkg.73.5.90",
    abstract:
      "A networking site recorded every invitation that its members sent. A time-series model of invitations, events, media coverage and sign-ups shows that referrals by members act on new sign-ups both more strongly and for much longer than traditional marketing.",
  },
  {
    title: "A Safe Operating Space for Humanity",
    authors: [
      "Johan Rockström",
      "Will Steffen",
      "Kevin Noone",
      "Åsa Persson",
      "F. Stuart Chapin III",
      "Eric F. Lambin",
      "Timothy M. Lenton",
      "Marten Scheffer",
      "Carl Folke",
      "Hans Joachim Schellnhuber",
      "Björn Nykvist",
      "Cynthia A. de Wit",
      "Terry Hughes",
      "Sander van der Leeuw",
      "Henning Rodhe",
      "Sverker Sörlin",
      "Peter K. Snyder",
      "Robert Costanza",
      "Uno Svedin",
      "Malin Falkenmark",
      "Louise Karlberg",
      "Robert W. Corell",
      "Victoria J. Fabry",
      "James Hansen",
      "Brian Walker",
      "Diana Liverman",
      "Katherine Richardson",
      "Paul Crutzen",
      "Jonathan A. Foley",
    ],
    publication_date: "2009-09-24",
    journal: "Nature",
    doi: "10.1038/461472a",
    url: "https://www.nature.com/articles/461472a",
    abstract:
      "The authors name nine processes of the Earth system that human activity must not push too far, propose a boundary for seven of them, and estimate that three have been crossed already: climate change, the loss of biodiversity and the nitrogen cycle.",
  },
  {
    title: "Prosperity without Growth: Economics for a Finite Planet",
    authors: ["Tim Jackson"],
    publication_date: "2009-11-01",
  },
];
