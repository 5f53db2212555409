import type { PublicationRow } from "../rows";

export const publicationsFrom2015To2018: PublicationRow[] = [
  {
    title: "Service Innovation: A Service-Dominant Logic Perspective",
    authors: ["Robert F. Lusch", "Satish Nambisan"],
    publication_date: "2015-03-01",
    journal: "MIS Quarterly",
    doi: "10.25300/MISQ/2015/39.1.07",
    abstract:
      "Innovation in services is usually studied with ideas made for products. Starting from service-dominant logic, the article offers a threefold frame of service ecosystems, service platforms and value co-creation, and describes the double part that digital technology plays in each.",
  },
  {
    title:
      "From Multi-Channel Retailing to Omni-Channel Retailing: Introduction to the Special Issue on Multi-Channel Retailing",
    authors: ["Peter C. Verhoef", "P. K. Kannan", "J. Jeffrey Inman"],
    publication_date: "2015-06-01",
    journal: "Journal of Retailing",
    doi: "10.1016/j.jretai.2015.02.005",
  },
  {
    title: "Transforming Our World: The 2030 Agenda for Sustainable Development",
    authors: ["United Nations General Assembly"],
    publication_date: "2015-09-25",
    url: "https://sdgs.un.org/2030agenda",
    abstract:
      "The resolution by which the member states of the United Nations adopted the seventeen Sustainable Development Goals and their 169 targets.",
  },
  {
    title: "Digital Transformation Strategies",
    authors: ["Christian Matt", "Thomas Hess", "Alexander Benlian"],
    publication_date: "2015-10-01",
    journal: "Business & Information Systems Engineering",
    doi: "10.1007/s12599-015-0401-5",
    url: "https://link.springer.com/article/10.1007/s12599-015-0401-5",
    abstract:
      "A digital transformation strategy is more than an IT strategy: it coordinates the use of technologies, changes in value creation, structural changes and the financing of them all. The article describes these four dimensions and the questions that remain open.",
  },
  {
    title: "Institutions and Axioms: An Extension and Update of Service-Dominant Logic",
    authors: ["Stephen L. Vargo", "Robert F. Lusch"],
    publication_date: "2016-01-01",
    journal: "Journal of the Academy of Marketing Science",
    doi: "10.1007/s11747-015-0456-3",
    url: "https://link.springer.com/article/10.1007/s11747-015-0456-3",
  },
  {
    title: "Big Data Consumer Analytics and the Transformation of Marketing",
    authors: ["Sunil Erevelles", "Nobuyuki Fukawa", "Linda Swayne"],
    publication_date: "2016-02-01",
    journal: "Journal of Business Research",
    doi: "10.1016/j.jbusres.2015.07.001",
  },
  {
    title:
      "A Review on Circular Economy: The Expected Transition to a Balanced Interplay of Environmental and Economic Systems",
    authors: ["Patrizia Ghisellini", "Catia Cialani", "Sergio Ulgiati"],
    publication_date: "2016-02-15",
    journal: "Journal of Cleaner Production",
    doi: "10.1016/j.jclepro.2015.09.007",
  },
  {
    title: "Options for Formulating a Digital Transformation Strategy",
    authors: ["Thomas Hess", "Christian Matt", "Alexander Benlian", "Florian Wiesböck"],
    publication_date: "2016-06-01",
    journal: "MIS Quarterly Executive",
    abstract:
      "Three German media companies went three different ways into the digital age. Out of their cases the authors draw eleven questions, and the possible answers to each, that a management team can work through when it formulates a strategy of its own.",
  },
  {
    title: "The Sharing Economy: Why People Participate in Collaborative Consumption",
    authors: ["Juho Hamari", "Mimmi Sjöklint", "Antti Ukkonen"],
    publication_date: "2016-09-01",
    journal: "Journal of the Association for Information Science and Technology",
    doi: "10.1002/asi.23552",
    url: "https://onlinelibrary.wiley.com/doi/10.1002/asi.23552",
    abstract:
      "A survey of users of a sharing site asks what moves them. Enjoyment and economic gain go with the intention to take part; sustainability goes with a good opinion of sharing, but that opinion does not necessarily lead to action.",
  },
  {
    title: "Understanding Customer Experience Throughout the Customer Journey",
    authors: ["Katherine N. Lemon", "Peter C. Verhoef"],
    publication_date: "2016-11-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jm.15.0420",
    url: "https://journals.sagepub.com/doi/10.1509/jm.15.0420",
    abstract:
      "Customers meet firms at ever more points, in more channels and media, and less of this is in the firm’s hands. The article traces the roots of customer experience in earlier research, defines it over the phases before, during and after purchase, and gathers what is known about measuring and managing it.",
  },
  {
    title: "Marketing Analytics for Data-Rich Environments",
    authors: ["Michel Wedel", "P. K. Kannan"],
    publication_date: "2016-11-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jm.15.0413",
    url: "https://journals.sagepub.com/doi/10.1509/jm.15.0413",
    abstract:
      "A critical look at how marketing analytics came to be what it is, with directions for new methods around three themes: optimizing the marketing mix, personalization, and the privacy and security of customer data. Implementation in organizations and the education of analysts are treated as well.",
  },
  {
    title:
      "A Thematic Exploration of Digital, Social Media, and Mobile Marketing: Research Evolution from 2000 to 2015 and an Agenda for Future Inquiry",
    authors: ["Cait Lamberton", "Andrew T. Stephen"],
    publication_date: "2016-11-01",
    journal: "Journal of Marketing",
    doi: "10.1509/jm.15.0415",
    url: "https://journals.sagepub.com/doi/10.1509/jm.15.0415",
  },
  {
    title: "Big Data Analytics and Firm Performance: Effects of Dynamic Capabilities",
    authors: [
      "Samuel Fosso Wamba",
      "Angappa Gunasekaran",
      "Shahriar Akter",
      "Steven Ji-fan Ren",
      "Rameshwar Dubey",
      "Stephen J. Childe",
    ],
    publication_date: "2017-01-01",
    journal: "Journal of Business Research",
    doi: "10.1016/j.jbusres.2016.08.009",
  },
  {
    title:
      "Digital Innovation Management: Reinventing Innovation Management Research in a Digital World",
    authors: ["Satish Nambisan", "Kalle Lyytinen", "Ann Majchrzak", "Michael Song"],
    publication_date: "2017-03-01",
    journal: "MIS Quarterly",
    doi: "10.25300/MISQ/2017/41:1.03",
    abstract:
      "Digital tools blur where an innovation begins and ends, who takes part in it, and how process and outcome relate. The authors question three assumptions of innovation research and propose four new logics for theorizing about digital innovation.",
  },
  {
    title: "The Circular Economy – A New Sustainability Paradigm?",
    authors: ["Martin Geissdoerfer", "Paulo Savaget", "Nancy M. P. Bocken", "Erik Jan Hultink"],
    publication_date: "2017-02-01",
    journal: "Journal of Cleaner Production",
    doi: "10.1016/j.jclepro.2016.12.048",
    abstract:
      "Circular economy and sustainability are often named in one breath, yet how they relate is seldom said. A bibliometric and snowballing review finds similarities, differences and eight kinds of relation between the two, and defines both.",
  },
  {
    title: "Digital Marketing: A Framework, Review and Research Agenda",
    authors: ["P. K. Kannan", "Hongshuang “Alice” Li"],
    publication_date: "2017-03-01",
    journal: "International Journal of Research in Marketing",
    doi: "10.1016/j.ijresmar.2016.11.006",
  },
  {
    title: "The Role of Data Privacy in Marketing",
    authors: ["Kelly D. Martin", "Patrick E. Murphy"],
    publication_date: "2017-03-01",
    journal: "Journal of the Academy of Marketing Science",
    doi: "10.1007/s11747-016-0495-4",
    url: "https://link.springer.com/article/10.1007/s11747-016-0495-4",
    abstract:
      "A review of privacy scholarship in marketing and its neighbors, from psychological and societal foundations to economics, with an ethical framework and propositions for what firms, consumers and regulators can expect of each other.",
  },
  {
    title: "Doughnut Economics: Seven Ways to Think Like a 21st-Century Economist",
    authors: ["Kate Raworth"],
    publication_date: "2017-04-01",
  },
  {
    title: "How Big Old Companies Navigate Digital Transformation",
    authors: [
      "Ina M. Sebastian",
      "Jeanne W. Ross",
      "Cynthia Beath",
      "Martin Mocker",
      "Kate G. Moloney",
      "Nils O. Fonstad",
    ],
    publication_date: "2017-09-01",
    journal: "MIS Quarterly Executive",
  },
  {
    title: "Conceptualizing the Circular Economy: An Analysis of 114 Definitions",
    authors: ["Julian Kirchherr", "Denise Reike", "Marko Hekkert"],
    publication_date: "2017-12-01",
    journal: "Resources, Conservation and Recycling",
    doi: "10.1016/j.resconrec.2017.09.005",
    abstract:
      "The term circular economy means many things to many people. Coding 114 definitions on seventeen dimensions shows that it is most often understood as a combination of reduce, reuse and recycle, that the need for systemic change is often left out, and that links to sustainable development are weak.",
  },
  {
    title: "Artificial Intelligence in Service",
    authors: ["Ming-Hui Huang", "Roland T. Rust"],
    publication_date: "2018-05-01",
    journal: "Journal of Service Research",
    doi: "10.1177/1094670517752459",
    url: "https://journals.sagepub.com/doi/10.1177/1094670517752459",
    abstract:
      "Four kinds of intelligence are needed for service: mechanical, analytical, intuitive and empathetic. The theory put forward here says in which order machines take over tasks, why analytical skills lose importance for people, and why empathy gains it.",
  },
];
