import {
  BookOpen,
  Clapperboard,
  FlaskConical,
  FolderKanban,
  GraduationCap,
  House,
  Library,
  Link,
  type LucideIcon,
  Mail,
  Newspaper,
  Settings,
} from "lucide-react";

/** A way to a screen, with a line about what it is for. */
interface Tile {
  to: string;
  title: string;
  text: string;
  icon: LucideIcon;
}

/**
 * The ways to the screens in the order of admin spec §2, Dashboard. A screen that does not exist has
 * no tile: a test compares the two.
 */
export const tiles: readonly Tile[] = [
  {
    to: "/admin/homepage",
    title: "Homepage",
    text: "Statistics, areas of focus, awards, events and testimonials",
    icon: House,
  },
  {
    to: "/admin/publications",
    title: "Publications",
    text: "Add, edit, and delete academic publications",
    icon: BookOpen,
  },
  {
    to: "/admin/courses",
    title: "Courses",
    text: "Add, edit, and delete the courses you teach",
    icon: Library,
  },
  {
    to: "/admin/projects",
    title: "Projects",
    text: "Add, edit, and delete research projects",
    icon: FolderKanban,
  },
  {
    to: "/admin/blog",
    title: "Blog Posts",
    text: "Write, publish, and organize blog posts",
    icon: Newspaper,
  },
  {
    to: "/admin/students",
    title: "Students",
    text: "Those you supervise now, and those who have graduated",
    icon: GraduationCap,
  },
  {
    to: "/admin/media",
    title: "Media",
    text: "Talks, recordings and articles, by you and about you",
    icon: Clapperboard,
  },
  {
    to: "/admin/links",
    title: "Useful Links",
    text: "Add, edit, move, and delete useful links",
    icon: Link,
  },
  {
    to: "/admin/contact",
    title: "Contact",
    text: "How you can be reached, and your office hours",
    icon: Mail,
  },
  {
    to: "/admin/settings",
    title: "Settings",
    text: "Your about page, your account and where you are signed in",
    icon: Settings,
  },
  {
    to: "/admin/research-settings",
    title: "Research Settings",
    text: "Research areas, projects, the lab and open positions",
    icon: FlaskConical,
  },
];
