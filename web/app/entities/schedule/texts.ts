/** Every exact text about times of publication. */
export const texts = {
  title: "Schedule",
  publishAt: "Publish at",
  unpublishAt: "Unpublish at",
  hint: "In the site’s time zone. Blank: at once.",
  endHint: "In the site’s time zone. Blank: it stays.",
  invalid: {
    minute: "Enter a real date and time, such as 2026-03-02 09:00",
    order: "“Unpublish at” must be later than “Publish at”",
  },
} as const;
