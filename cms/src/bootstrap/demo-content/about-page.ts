import type { Clock } from "./clock";
import type { PictureAddress } from "./pictures";

/** The about page of a professor who does not exist; `name` is how the site calls its owner. */
export function aboutPage(name: string, { year }: Clock, picture: PictureAddress) {
  return {
    name,
    title: "Professor of Marketing, Sustainability and Digital Transformation",
    profile_image_url: picture("portrait"),
    bio: `I study how markets learn: how customers come to want something else, how companies turn a promise into a practice, and what digital technology does to both. My work sits where marketing, sustainability and information systems meet, and uses field experiments, records of what people do, and long conversations with those who do it.

For the past twenty years I have taught marketing to students who will decide what is made and how it is sold. I direct the Sustainable and Digital Markets Lab, a group of doctoral students and research assistants who work with companies, cities and citizens’ initiatives, and who publish their data.

I am glad to hear from students with a question, from colleagues with a disagreement, and from organizations that are willing to be studied.

This is demonstration content. The person, the group and the projects are invented; the list of publications consists of well-known works by their actual authors. Everything can be changed in the admin area.`,
    expertise_areas: [
      "Sustainable marketing",
      "Consumer behavior",
      "Digital transformation",
      "Circular business models",
      "Green claims and greenwashing",
      "Customer experience",
      "Responsible use of AI in marketing",
      "Field experiments",
    ],
    education: [
      {
        degree: "Ph.D.",
        field: "Marketing",
        university: "Graduate School of Business, State University",
        year: String(year(-21)),
        dissertation: "In Labels We Trust: Certification, Credibility and Consumer Choice",
      },
      {
        degree: "M.Sc.",
        field: "Environmental Economics",
        university: "Technical University",
        year: String(year(-26)),
      },
      {
        degree: "B.A.",
        field: "Economics and Sociology",
        university: "City College",
        year: String(year(-28)),
      },
    ],
    roles: [
      {
        type: "Academic",
        title: "Professor of Marketing",
        organization: "Example University",
        start_year: String(year(-11)),
      },
      {
        type: "Leadership",
        title: "Director, Sustainable and Digital Markets Lab",
        organization: "Example University",
        start_year: String(year(-9)),
      },
      {
        type: "Editorial",
        title: "Associate Editor",
        organization: "Journal on sustainable consumption",
        start_year: String(year(-6)),
      },
      {
        type: "Advisory",
        title: "Member of the Advisory Board",
        organization: "City office for circular economy",
        start_year: String(year(-4)),
        end_year: String(year(-1)),
      },
      {
        type: "Academic",
        title: "Visiting Scholar",
        organization: "Institute for Transition Studies",
        start_year: String(year(-12)),
        end_year: String(year(-12)),
      },
      {
        type: "Academic",
        title: "Assistant, later Associate Professor of Marketing",
        organization: "State University",
        start_year: String(year(-21)),
        end_year: String(year(-11)),
      },
    ],
    academic_profiles: [
      { platform: "Google Scholar", url: "https://scholar.google.com/" },
      { platform: "ResearchGate", url: "https://www.researchgate.net/" },
      { platform: "ORCID", url: "https://orcid.org/" },
      { platform: "Academia.edu", url: "https://www.academia.edu/" },
      { platform: "SSRN", url: "https://www.ssrn.com/" },
    ],
  };
}
