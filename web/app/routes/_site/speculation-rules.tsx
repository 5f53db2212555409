import { useNonce } from "~/lib/http/nonce";

/** Addresses that are no public page: prefetching them would be in vain, or would do something. */
const NOT_PUBLIC = [
  "/admin*",
  "/login*",
  "/logout*",
  "/register*",
  "/forgot-password*",
  "/reset-password*",
  "/confirm-email*",
  "/uploads/*",
  // Files.
  "/*.bib",
  "/*.ris",
  "/*.json",
  "/*.ics",
];

/**
 * Public pages are the same for every visitor and their loaders change nothing, so browsers that
 * know speculation rules may render the next page when the pointer rests on its link.
 */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: NOT_PUBLIC } },
          // They stay on the page.
          { not: { selector_matches: "[href^='#']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Going from page to page without waiting, and without a router in the browser. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      nonce={useNonce()}
      dangerouslySetInnerHTML={{ __html: RULES }}
    />
  );
}
