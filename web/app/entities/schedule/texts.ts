function clock(timeZone: string | null): string {
  return timeZone === null ? "In the site’s time zone." : `In the site’s time zone, ${timeZone}.`;
}

/** Every exact text about times of publication. */
export const texts = {
  title: "Schedule",
  publishAt: "Publish at",
  unpublishAt: "Unpublish at",
  hint: (timeZone: string | null) => `${clock(timeZone)} Blank: at once.`,
  endHint: (timeZone: string | null) => `${clock(timeZone)} Blank: it stays.`,
  invalid: {
    minute: "Enter a real date and time, such as 2026-03-02 09:00",
    order: "“Unpublish at” must be later than “Publish at”",
  },
} as const;
