import { screens } from "./screens";

/** Something that the command palette offers. */
export interface Command {
  key: string;
  label: string;
  /** What it is, beside its label. */
  kind: string;
  to: string;
}

interface Place {
  label: string;
  to: string;
}

/** Screens that another screen leads to, and the tabs of those that have some. */
const OTHER_SCREENS: readonly Place[] = [
  { label: "Import Publications", to: "/admin/publications/import" },
  { label: "Alternative texts", to: "/admin/alternative-texts" },
  { label: "Teaching: Courses", to: "/admin/teaching" },
  { label: "Teaching: Resources", to: "/admin/teaching?tab=resources" },
  { label: "Teaching: Office Hours", to: "/admin/teaching?tab=office-hours" },
  { label: "Teaching: Philosophy", to: "/admin/teaching?tab=philosophy" },
  { label: "Global SEO Settings", to: "/admin/seo" },
  { label: "Page-specific SEO", to: "/admin/seo?tab=pages" },
  { label: "Settings: About Page", to: "/admin/settings" },
  { label: "Settings: General", to: "/admin/settings?tab=general" },
  { label: "Settings: Advanced", to: "/admin/settings?tab=advanced" },
  { label: "Homepage: Statistics", to: "/admin/homepage" },
  { label: "Homepage: Areas of Focus", to: "/admin/homepage?tab=focus-areas" },
  { label: "Homepage: Awards", to: "/admin/homepage?tab=awards" },
  { label: "Homepage: Events", to: "/admin/homepage?tab=events" },
  { label: "Homepage: Testimonials", to: "/admin/homepage?tab=testimonials" },
];

/** What the lists on tabs can be given. */
const OTHER_ADDITIONS: readonly Place[] = [
  { label: "Add teaching resource", to: "/admin/teaching?tab=resources&add" },
  { label: "Add office hours", to: "/admin/teaching?tab=office-hours&add" },
  { label: "Add page SEO", to: "/admin/seo?tab=pages&add" },
];

/** What the palette offers beside records: every screen, every empty form, and the site. */
export const COMMANDS: readonly Command[] = [
  ...screens.map((place) => asCommand(place, "Screen")),
  ...screens.flatMap(({ add }) => (add ? [asCommand(add, "Action")] : [])),
  ...OTHER_SCREENS.map((place) => asCommand(place, "Screen")),
  ...OTHER_ADDITIONS.map((place) => asCommand(place, "Action")),
  asCommand({ label: "View site", to: "/" }, "Action"),
];

function asCommand({ label, to }: Place, kind: string): Command {
  return { key: `${kind} ${label}`, label, kind, to };
}
