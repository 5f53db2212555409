import { texts as aboutTexts } from "~/entities/about-page/texts";

/** The tabs in the order of admin spec §2, Settings. */
const TABS = ["about", "general", "advanced"] as const;

export type Tab = (typeof TABS)[number];

const labels: Record<Tab, string> = {
  about: aboutTexts.admin.tab,
  general: "General",
  advanced: "Advanced",
};

/** The tab that an address names with `?tab=`; the first one for any other word. */
export function tabInAddress(search: URLSearchParams): Tab {
  const named = search.get("tab");
  return TABS.find((tab) => tab === named) ?? TABS[0];
}

/** @param unsaved the tabs with changes that are not saved */
export function tabLinks(current: Tab, unsaved: ReadonlySet<Tab>) {
  return TABS.map((tab) => ({
    label: unsaved.has(tab) ? `${labels[tab]} (unsaved)` : labels[tab],
    to: tab === TABS[0] ? "/admin/settings" : `/admin/settings?tab=${tab}`,
    isCurrent: tab === current,
  }));
}
