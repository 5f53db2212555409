import {
  BookOpen,
  Clapperboard,
  DatabaseBackup,
  FlaskConical,
  FolderKanban,
  GraduationCap,
  History,
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
  Trash2,
  Users,
} from "lucide-react";

export interface ScreenLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** What its list can be given, as the palette offers it, and where the empty form opens. */
  add?: { label: string; to: string };
}

/** The screens in the order of admin spec §2, with Contact and Homepage (contract §5). */
export const screens: readonly ScreenLink[] = [
  { to: "/admin", label: "Dashboard", icon: LayoutDashboard },
  {
    to: "/admin/publications",
    label: "Publications",
    icon: BookOpen,
    add: { label: "Add publication", to: "/admin/publications?add" },
  },
  {
    to: "/admin/people",
    label: "People",
    icon: Users,
    add: { label: "Add person", to: "/admin/people?add" },
  },
  {
    to: "/admin/courses",
    label: "Courses",
    icon: Library,
    add: { label: "Add course", to: "/admin/courses?add" },
  },
  { to: "/admin/teaching", label: "Teaching Management", icon: Presentation },
  {
    to: "/admin/projects",
    label: "Projects",
    icon: FolderKanban,
    add: { label: "Add project", to: "/admin/projects?add" },
  },
  {
    to: "/admin/blog",
    label: "Blog Posts",
    icon: Newspaper,
    add: { label: "Add blog post", to: "/admin/blog/new" },
  },
  {
    to: "/admin/blog/categories",
    label: "Blog Categories",
    icon: Tags,
    add: { label: "Add blog category", to: "/admin/blog/categories?add" },
  },
  {
    to: "/admin/students",
    label: "Students",
    icon: GraduationCap,
    add: { label: "Add student", to: "/admin/students?add" },
  },
  {
    to: "/admin/media",
    label: "Media",
    icon: Clapperboard,
    add: { label: "Add media item", to: "/admin/media?add" },
  },
  {
    to: "/admin/links",
    label: "Useful Links",
    icon: Link,
    add: { label: "Add link", to: "/admin/links?add" },
  },
  { to: "/admin/seo", label: "SEO Management", icon: SearchCheck },
  { to: "/admin/settings", label: "Settings", icon: Settings },
  { to: "/admin/research-settings", label: "Research Settings", icon: FlaskConical },
  { to: "/admin/contact", label: "Contact", icon: Mail },
  { to: "/admin/homepage", label: "Homepage", icon: House },
  { to: "/admin/activity", label: "Activity", icon: History },
  { to: "/admin/trash", label: "Trash", icon: Trash2 },
  { to: "/admin/backups", label: "Backups", icon: DatabaseBackup },
];
