/** The texts of the frame around the public pages (public spec §2, Site layout and 404). */
export const texts = {
  skip: "Skip to content",
  menu: "Menu",
  nav: {
    home: "HOME",
    about: "ABOUT",
    research: "RESEARCH",
    publications: "PUBLICATIONS",
    teaching: "TEACHING",
    students: "STUDENTS",
    projects: "PROJECTS",
    blog: "BLOG",
    media: "MEDIA",
    links: "USEFUL LINKS",
    contact: "CONTACT",
    more: "MORE",
  },
  footer: {
    contact: "Contact",
    quickLinks: "Quick Links",
    profiles: "Academic Profiles",
    signIn: "Sign in",
  },
  errors: {
    home: "Return to Homepage",
    notFound: {
      title: "Page Not Found",
      text: "There is no page at this address. It may have moved.",
    },
    unavailable: {
      title: "Back in a Moment",
      text: "The site cannot show this page right now. Please try again in a minute.",
    },
    badRequest: {
      title: "Bad Request",
      text: "The site could not process this request.",
    },
    broken: {
      title: "Something Went Wrong",
      text: "Something went wrong on our side. It has been logged.",
    },
  },
} as const;
