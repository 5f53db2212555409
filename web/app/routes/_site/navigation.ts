import { texts } from "./texts";

export interface NavItem {
  to: string;
  label: string;
}

const { nav } = texts;

const home = { to: "/", label: nav.home };
const about = { to: "/about", label: nav.about };
const research = { to: "/research", label: nav.research };

/** In the bar from medium screens on. */
export const always: NavItem[] = [home, about, research];
/** In the bar on large screens, under MORE on medium ones. */
export const publications: NavItem = { to: "/publications", label: nav.publications };
/** Under MORE wherever there is a bar. */
export const secondary: NavItem[] = [
  { to: "/teaching", label: nav.teaching },
  { to: "/students", label: nav.students },
  { to: "/projects", label: nav.projects },
  { to: "/blog", label: nav.blog },
  { to: "/media", label: nav.media },
  { to: "/links", label: nav.links },
];
/** In the bar on large screens, under MORE on medium ones. */
export const contact: NavItem = { to: "/contact", label: nav.contact };

/** Everything, in the order of the small screen's menu. */
export const everything: NavItem[] = [...always, publications, ...secondary, contact];

/** The footer's quick links (public spec §2). */
export const quickLinks: NavItem[] = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About" },
  { to: "/research", label: "Research" },
  { to: "/publications", label: "Publications" },
  { to: "/teaching", label: "Teaching" },
  { to: "/contact", label: "Contact" },
];
