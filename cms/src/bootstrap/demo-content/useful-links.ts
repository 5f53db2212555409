import type { UsefulLinkRow } from "./rows";

/** In the order in which they are shown inside their category. */
export const usefulLinks: UsefulLinkRow[] = [
  {
    title: "ORCID",
    url: "https://orcid.org/",
    description:
      "A persistent identifier for researchers. Register before you submit a first paper.",
    category: "Research Tools",
  },
  {
    title: "SSRN",
    url: "https://www.ssrn.com/",
    description: "Working papers in the social sciences.",
    category: "Research Tools",
  },
  {
    title: "Google Scholar",
    url: "https://scholar.google.com/",
    description: "Search across articles, theses and books, with citation counts.",
    category: "Research Tools",
  },
  {
    title: "Open Science Framework",
    url: "https://osf.io/",
    description: "Pre-registration, materials and data in one place.",
    category: "Research Tools",
  },
  {
    title: "Zotero",
    url: "https://www.zotero.org/",
    description: "Free reference manager.",
    category: "Research Tools",
  },
  {
    title: "Web of Science",
    url: "https://www.webofscience.com/",
    description: "Citation index. Access through the library network.",
    category: "Research Tools",
    is_premium: true,
  },
  {
    title: "Scopus",
    url: "https://www.scopus.com/",
    category: "Research Tools",
    is_premium: true,
  },
  {
    title: "OECD Data",
    url: "https://data-explorer.oecd.org/",
    description: "Indicators on the economy, the environment and society, by country.",
    category: "Data",
  },
  {
    title: "World Bank Open Data",
    url: "https://data.worldbank.org/",
    description: "Free and open access to data on global development.",
    category: "Data",
  },
  {
    title: "Eurostat",
    url: "https://ec.europa.eu/eurostat",
    description: "Statistics of the European Union, among them the circular economy indicators.",
    category: "Data",
  },
  {
    title: "Our World in Data",
    url: "https://ourworldindata.org/",
    description: "Charts that may be reused, with sources.",
    category: "Data",
  },
  {
    title: "Statista",
    url: "https://www.statista.com/",
    description:
      "Market and consumer data. Useful for a first look; go to the primary source next.",
    category: "Data",
    is_premium: true,
  },
  {
    title: "United Nations Sustainable Development Goals",
    url: "https://sdgs.un.org/goals",
    description: "The seventeen goals with their targets, indicators and progress reports.",
    category: "Sustainability",
  },
  {
    title: "Principles for Responsible Management Education",
    url: "https://www.unprme.org/",
    description: "Teaching resources and a network of business schools.",
    category: "Sustainability",
  },
  {
    title: "Global Reporting Initiative",
    url: "https://www.globalreporting.org/",
    description: "The most widely used standards for sustainability reporting.",
    category: "Sustainability",
  },
  {
    title: "Ellen MacArthur Foundation",
    url: "https://www.ellenmacarthurfoundation.org/",
    description: "Reports and cases on the circular economy.",
    category: "Sustainability",
  },
  {
    title: "United Nations Environment Programme",
    url: "https://www.unep.org/",
    category: "Sustainability",
  },
  {
    title: "American Marketing Association",
    url: "https://www.ama.org/",
    description: "Journals, conferences and a doctoral consortium.",
    category: "Marketing",
  },
  {
    title: "Marketing Science Institute",
    url: "https://www.msi.org/",
    description: "Research priorities and working papers; some content is for members.",
    category: "Marketing",
    is_premium: true,
  },
  {
    title: "Association for Information Systems eLibrary",
    url: "https://aisel.aisnet.org/",
    description: "Conference proceedings and journals on information systems.",
    category: "Digital Transformation",
    is_premium: true,
  },
  {
    title: "MIT Center for Information Systems Research",
    url: "https://cisr.mit.edu/",
    description: "Briefings on digital business, written for practice.",
    category: "Digital Transformation",
  },
  {
    title: "Purdue Online Writing Lab",
    url: "https://owl.purdue.edu/",
    description: "Style guides and advice on academic writing.",
    category: "Teaching and Writing",
  },
  {
    title: "The Case Centre",
    url: "https://www.thecasecentre.org/",
    description: "Teaching cases in management. Inspection copies are free for teachers.",
    category: "Teaching and Writing",
    is_premium: true,
  },
];
