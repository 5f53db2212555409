import type { Clock } from "./clock";
import type { EventRow } from "./rows";

/** Past, running and coming events; the first eight lie before today. */
export function events({ day }: Clock): EventRow[] {
  return [
    {
      title: "Summer School on Sustainable Consumption",
      date: day(-462),
      end_date: day(-458),
      location: "Residential college, lakeside campus",
      description:
        "Five days of seminars, fieldwork and long dinners for doctoral students from twelve countries.",
    },
    {
      title: "Workshop: Reading Platforms from the Outside",
      date: day(-331),
      location: "Computer lab 2, Library annex",
      description: "How to audit a recommendation system without access to its code.",
    },
    {
      title: "Book Launch: Keeping Things in Use",
      date: day(-214),
      location: "City library, reading room",
      description: "An evening on repair, with three short readings and one broken toaster.",
      link: "/blog",
    },
    {
      title: "Annual Marketing Educators’ Meeting",
      date: day(-160),
      end_date: day(-158),
      location: "Convention center, Chicago",
      description: "Paper session and teaching workshop on live data in the classroom.",
      link: "https://www.ama.org/",
    },
    {
      title: "Guest Lecture: Dynamic Capabilities in the Public Sector",
      date: day(-97),
      location: "Auditorium B",
      description: "Open to students of all programs.",
    },
    {
      title: "Repair Café at the Open Campus Day",
      date: day(-52),
      location: "Courtyard of Business Hall",
      description: "Bring something broken. The project team keeps the records; you keep the lamp.",
    },
    {
      title: "Panel: Green Claims after the New Rules",
      date: day(-26),
      location: "Online",
      description:
        "A regulator, a brand manager and a consumer advocate on what may still be said, and how to prove it.",
      link: "https://www.unep.org/",
    },
    {
      title: "Doctoral Defense: Access, Ownership and Attachment",
      date: day(-9),
      location: "Senate room",
      description: "Public defense, followed by a reception.",
      link: "/students",
    },
    {
      title: "Replication Week",
      date: day(-1),
      end_date: day(2),
      location: "Behavioral lab, basement of Business Hall",
      description:
        "Four teams repeat four classic studies and publish what they find, whatever it is. Visitors are welcome at the daily report at five.",
    },
    {
      title: "Research Seminar: Who Sees the Green Option?",
      date: day(6),
      location: "Business Hall, Room 120",
      description: "Amina Rahman presents first results of an audit of three marketplaces.",
    },
    {
      title: "Public Lecture: Marketing for a Finite Planet",
      date: day(17),
      location: "Main auditorium",
      description:
        "What would marketing look like if it had been invented in a world that knows its limits? The lecture is free and followed by a discussion; sign language interpretation is provided.",
      link: "/contact",
    },
    {
      title: "Industry Day: Product Passports in Practice",
      date: day(38),
      location: "Institute of Production Engineering, Hall 4",
      description: "Manufacturers, data stewards and students compare notes on the first pilots.",
      link: "/projects",
    },
    {
      title: "Workshop on Digital Transformation and Sustainability",
      date: day(64),
      end_date: day(66),
      location: "Conference center, Vienna",
      description:
        "Three days, twenty papers, one question: does digital transformation help to use less? Submissions of up to eight pages; early-career researchers are especially welcome.",
      link: "https://aisnet.org/",
    },
    {
      title: "Reading Group: Classics of Consumption",
      date: day(91),
      location: "Library, group room 5",
      description: "One chapter, two hours, no slides.",
    },
    {
      title: "SDG Action Day",
      date: day(138),
      location: "Campus green",
      description: "Student projects, talks and a swap market.",
      link: "https://sdgs.un.org/goals",
    },
    {
      title: "International Conference on Circular Business Models",
      date: day(205),
      end_date: day(208),
      location: "Delft, The Netherlands",
      description: "Track chair: “Customers of the circular economy”.",
      link: "https://www.ellenmacarthurfoundation.org/",
    },
  ];
}
