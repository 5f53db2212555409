/** The steps of the first-run guide, in their order. */
export const STEPS = [
  {
    name: "name",
    title: "Your name and portrait",
    text: "Name, position, portrait and a short biography. They introduce you on every page.",
    to: "/admin/settings?tab=about",
  },
  {
    name: "office",
    title: "Your office",
    text: "How students and colleagues reach you.",
    to: "/admin/contact",
  },
  {
    name: "publications",
    title: "Your publications",
    text: "Import them from your ORCID iD and review them, or add a few by hand.",
    to: "/admin/publications?add",
  },
  {
    name: "courses",
    title: "Your courses",
    text: "What you teach this term and the next.",
    to: "/admin/courses?add",
  },
  {
    name: "look",
    title: "Look at it",
    text: "See the site as a visitor does.",
    to: null,
  },
  {
    name: "go-live",
    title: "Go live",
    text: "Give the site its public address with HTTPS. The README says how, under “Go live”.",
    to: null,
  },
] as const;

export type StepName = (typeof STEPS)[number]["name"];

/** A step and how far it is: done by itself, resolved by the owner's word, or open. */
export type GuideStep = (typeof STEPS)[number] & { state: "done" | "resolved" | "open" };
