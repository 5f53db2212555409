export const TABS = ["courses", "resources", "office-hours", "philosophy"] as const;
export type Tab = (typeof TABS)[number];

export const labels: Record<Tab, string> = {
  courses: "Courses",
  resources: "Resources",
  "office-hours": "Office Hours",
  philosophy: "Philosophy",
};

/** The tab that an address names; anything unknown means the first one. */
export function tabInAddress(search: URLSearchParams): Tab {
  return TABS.find((tab) => tab === search.get("tab")) ?? "courses";
}

export function tabAddress(tab: Tab): string {
  return tab === "courses" ? "/admin/teaching" : `/admin/teaching?tab=${tab}`;
}
