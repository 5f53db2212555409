import type { Clock } from "./clock";
import type { ProjectRow } from "./rows";

const repairCommons = `How can a city make repair as easy as buying new? Repair Commons follows twenty repair cafés, four repair shops and two makers of household appliances over three years.

The project combines diaries of more than four hundred households with repair records and interviews, and tests three measures in the field: a visible price for repair at the point of sale, a bonus for a first repair, and a shared stock of spare parts.

Results are published as open data at the end of each year.`;

const passports = `Digital product passports will soon tell what a product is made of, where it was made and how it can be repaired. The project studies how manufacturers build the capabilities to fill them, and what customers do with what they read there.

Work package one maps data that firms have and data that they need. Work package two runs a choice experiment in six countries. Work package three develops an open teaching case.`;

export function projects(clock: Clock): ProjectRow[] {
  const { dayInYear } = clock;
  return [
    {
      title: "Labels We Trust: Certification and Consumer Choice",
      status: "completed",
      start_date: dayInYear(-13, "09-01"),
      end_date: dayInYear(-10, "08-31"),
      description:
        "Laboratory and field studies on how shoppers read, combine and discount third-party labels. The data of all nine studies are archived and open.",
      funding_source: "National research council",
      team_members: ["Johanna Eklund", "Consumer research group"],
    },
    {
      title: "Mobile Money in Everyday Markets",
      status: "completed",
      start_date: dayInYear(-11, "03-01"),
      end_date: dayInYear(-7, "02-28"),
      description:
        "A panel of six hundred micro-enterprises shows how habits of paying change when the phone becomes a purse.\n\nThe project closed with a handbook for traders’ associations.",
      team_members: ["Samuel Adeyemi"],
    },
    {
      title: "Omnichannel Retail and the Small Shop",
      status: "completed",
      start_date: dayInYear(-8, "01-15"),
      end_date: dayInYear(-5, "12-31"),
      description:
        "Forty independent retailers opened a digital channel and let the project team watch: what it cost, whom it brought, and why eleven of them closed it again.",
      funding_source: "Regional chamber of commerce",
      picture: "project-retail",
      team_members: ["Hiroshi Tanaka", "Lucía Fernández Ortega", "Retail innovation office"],
    },
    {
      title: "Second-Hand First",
      status: "completed",
      start_date: dayInYear(-6, "10-01"),
      end_date: dayInYear(-3, "09-30"),
      description:
        "How do resale platforms speak about pre-owned goods, and what does it do to buyers? A study of two million listings and four experiments.",
      funding_source: "University research fund",
      picture: "project-resale",
      team_members: ["Lucía Fernández Ortega", "Noah Lindqvist", "Grace Okafor"],
    },
    {
      title: "Repair Commons: Keeping Things in Use",
      status: "active",
      start_date: dayInYear(-2, "04-01"),
      end_date: dayInYear(1, "03-31"),
      description: repairCommons,
      funding_source: "National science foundation, program on sustainable cities",
      picture: "project-repair",
      team_members: [
        "Daniel Osei",
        "Jack Thompson",
        "City office for circular economy",
        "Network of repair cafés",
      ],
    },
    {
      title: "Product Passports in Practice",
      status: "ongoing",
      start_date: dayInYear(-2, "09-01"),
      description: passports,
      funding_source: "European research program on digital industry",
      picture: "project-passports",
      team_members: [
        "Tomasz Wiśniewski",
        "Amina Rahman",
        "Institute of production engineering",
        "Six industrial partners",
      ],
    },
    {
      title: "The Filtered Basket: Auditing Recommendations",
      status: "active",
      start_date: dayInYear(-1, "02-01"),
      description:
        "Automated shoppers with different histories visit large marketplaces every day. What are they shown, at what price, and how far down is the sustainable option?",
      picture: "project-audit",
      team_members: ["Amina Rahman", "Mei-Ling Chen", "Oliver Brandt"],
    },
    {
      title: "Menus with a Footprint",
      status: "ongoing",
      start_date: dayInYear(-1, "09-15"),
      description:
        "Three campus restaurants label the footprint of every dish and change the order of the menu every second week.",
      funding_source: "University sustainability office",
      team_members: ["Priya Natarajan", "Sofia Marino"],
    },
    {
      title: "Creative Work with Machines",
      status: "planning",
      start_date: clock.day(75),
      description:
        "An ethnography of four agencies that let generative models into their daily work. The project is in preparation; agencies that want to take part are welcome to write.",
      funding_source: "Under review",
      picture: "project-creative",
      team_members: ["Mei-Ling Chen"],
    },
    {
      title: "Open Textbook: Marketing for a Finite Planet",
      status: "planning",
      start_date: clock.day(190),
      description:
        "A free textbook for a first course in marketing, written in the open with teachers from nine universities.",
      team_members: ["Editorial group", "Johanna Eklund"],
    },
  ];
}
