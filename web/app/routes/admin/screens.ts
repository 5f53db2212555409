import {
  BookOpen,
  Clapperboard,
  FlaskConical,
  FolderKanban,
  GraduationCap,
  House,
  LayoutDashboard,
  Library,
  Link,
  type LucideIcon,
  Mail,
  Newspaper,
  Presentation,
  SearchCheck,
  Settings,
  Tags,
} from "lucide-react";

export interface ScreenLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What its list can be given, as the palette offers it; such screens open the form for `?add`. */
  add?: string;
}

/** The screens in the order of admin spec §2, with Contact and Homepage (contract §5). */
export const screens: readonly ScreenLink[] = [
  { to: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { to: "/admin/publications", label: "Publications", icon: BookOpen, add: "Add publication" },
  { to: "/admin/courses", label: "Courses", icon: Library, add: "Add course" },
  { to: "/admin/teaching", label: "Teaching Management", icon: Presentation },
  { to: "/admin/projects", label: "Projects", icon: FolderKanban, add: "Add project" },
  { to: "/admin/blog", label: "Blog Posts", icon: Newspaper, add: "Add blog post" },
  { to: "/admin/blog/categories", label: "Blog Categories", icon: Tags, add: "Add blog category" },
  { to: "/admin/students", label: "Students", icon: GraduationCap, add: "Add student" },
  { to: "/admin/media", label: "Media", icon: Clapperboard, add: "Add media item" },
  { to: "/admin/links", label: "Useful Links", icon: Link, add: "Add link" },
  { to: "/admin/seo", label: "SEO Management", icon: SearchCheck },
  { to: "/admin/settings", label: "Settings", icon: Settings },
  { to: "/admin/research-settings", label: "Research Settings", icon: FlaskConical },
  { to: "/admin/contact", label: "Contact", icon: Mail },
  { to: "/admin/homepage", label: "Homepage", icon: House },
];
