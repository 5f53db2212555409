import type { Clock } from "./clock";
import type { PictureAddress } from "./pictures";

/** The research page; deadlines always lie ahead of today. */
export function researchPage(clock: Clock, picture: PictureAddress) {
  return {
    title: "Research",
    description:
      "Markets that use less and still work well: how they come about, who makes them, and what technology has to do with it.",
    research_areas: researchAreas(picture),
    current_projects: currentProjects(clock),
    lab_information: labInformation,
    research_opportunities: {
      phd_positions: phdPositions(clock),
      masters_projects: mastersProjects(clock),
      undergraduate_opportunities:
        "Undergraduate students can join the lab as research assistants for a term, for credit or for pay. No experience is needed; curiosity, care with data and four free hours a week are. Positions are announced in the first week of each term, and an informal visit is possible at any time during office hours.",
    },
  };
}

function researchAreas(picture: PictureAddress) {
  return [
    {
      title: "Sustainable consumption",
      description:
        "Most people want to live well without using up the world, and most purchases do not show it. We study what stands between the two: habits, prices, defaults, doubts about claims, and the company of others. Much of this work is done in the field, in shops, restaurants and households.",
      image_url: picture("area-consumption"),
      publications: [
        "White, Habib and Hardisty (2019), How to SHIFT Consumer Behaviors to be More Sustainable",
        "Vermeir and Verbeke (2006), Sustainable Food Consumption",
        "Goldstein, Cialdini and Griskevicius (2008), A Room with a Viewpoint",
      ],
    },
    {
      title: "Digital transformation of established firms",
      description:
        "Firms that were successful before the internet have to learn without forgetting. We follow some of them over years and ask which capabilities they build, whom they ask, and what they stop doing.",
      image_url: picture("area-transformation"),
      publications: [
        "Vial (2019), Understanding Digital Transformation",
        "Verhoef and colleagues (2021), Digital Transformation: A Multidisciplinary Reflection",
        "Warner and Wäger (2019), Building Dynamic Capabilities for Digital Transformation",
      ],
    },
    {
      title: "Circular business models",
      description:
        "Repair, resale, rental and remanufacturing change who owns a product, who cares for it and who earns with it. We look at these models from the customer’s side.",
      image_url: picture("area-circular"),
      publications: [
        "Kirchherr, Reike and Hekkert (2017), Conceptualizing the Circular Economy",
        "Bocken and colleagues (2014), Sustainable Business Model Archetypes",
      ],
    },
    {
      title: "Algorithms, claims and trust",
      description:
        "What customers see is increasingly chosen by machines, and what brands say is increasingly written by them. We audit recommendations, study green claims and their critics, and ask when people believe either.",
      image_url: picture("area-algorithms"),
      publications: [
        "Huang and Rust (2021), A Strategic Framework for Artificial Intelligence in Marketing",
        "Delmas and Burbano (2011), The Drivers of Greenwashing",
        "Martin and Murphy (2017), The Role of Data Privacy in Marketing",
      ],
    },
  ];
}

function currentProjects({ year }: Clock) {
  return [
    {
      title: "Repair Commons",
      description:
        "How can a city make repair as easy as buying new? Twenty repair cafés, four shops and two makers of appliances take part.",
      funding: "National science foundation, program on sustainable cities",
      collaborators: ["City office for circular economy", "Network of repair cafés"],
      timeline: `${year(-2)} – ${year(1)}`,
      status: "In Progress",
    },
    {
      title: "Product Passports in Practice",
      description:
        "How manufacturers learn to tell what their products are made of, and what customers do with it.",
      funding: "European research program on digital industry",
      collaborators: ["Institute of production engineering", "Six industrial partners"],
      timeline: `${year(-2)} – ${year(2)}`,
      status: "In Progress",
    },
    {
      title: "The Filtered Basket",
      description: "A daily audit of what large marketplaces recommend, to whom and at what price.",
      funding: "Own funds",
      collaborators: ["Consumer protection agency"],
      timeline: `since ${year(-1)}`,
      status: "Data collection",
    },
  ];
}

const labInformation = {
  name: "Sustainable and Digital Markets Lab",
  location: "Business Hall, third floor and basement",
  equipment: [
    "Behavioral lab with sixteen workplaces",
    "Mobile field kit for in-store experiments",
    "Eye-tracking glasses (two sets)",
    "Server for automated marketplace audits",
    "Repair bench with measuring instruments",
  ],
  team_members: [
    { name: "Amina Rahman", role: "Doctoral researcher", expertise: "Recommendation systems" },
    { name: "Tomasz Wiśniewski", role: "Doctoral researcher", expertise: "Product passports" },
    { name: "Mei-Ling Chen", role: "Doctoral researcher", expertise: "Generative AI, ethnography" },
    { name: "Daniel Osei", role: "Doctoral researcher", expertise: "Repair, pricing" },
    { name: "Helen Brooks", role: "Lab manager", expertise: "Field experiments, research ethics" },
    { name: "Jack Thompson", role: "Student assistant", expertise: "Data collection" },
  ],
};

function phdPositions({ next }: Clock) {
  return [
    {
      title: "Doctoral position: repair and the price of the second life",
      description:
        "Four years, fully funded, as part of the project Repair Commons. We look for someone with a degree in marketing, economics or psychology and experience with field data.",
      deadline: next("02-15"),
    },
    {
      title: "Doctoral position: machines in creative work",
      description:
        "Three years, with a possible extension. Qualitative methods are at the center; reading knowledge of code is welcome but not required.",
      deadline: next("05-31"),
    },
    {
      title: "Open applications",
      description:
        "We read every proposal that arrives, whatever the season. Please send two pages and one piece of writing that you are proud of.",
    },
  ];
}

function mastersProjects({ year }: Clock) {
  return [
    {
      title: "Carbon labels on menus",
      description: "Analysis of two years of sales data from three campus restaurants.",
      funding: "University sustainability office",
      collaborators: ["Campus catering"],
      timeline: `${year(0)}`,
      status: "Open",
    },
    {
      title: "Subscription fatigue",
      description: "Interviews with people who have cancelled, and a model of when they come back.",
      funding: "",
      collaborators: ["Local newspaper"],
      timeline: "six months",
      status: "In Progress",
    },
    {
      title: "Dependence on platforms",
      description: "A survey of small retailers that sell mainly through one marketplace.",
      funding: "",
      collaborators: ["Chamber of commerce"],
      timeline: "six months",
      status: "Open",
    },
  ];
}
