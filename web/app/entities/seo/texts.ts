/** What stands in until the owner has set something (public spec §9, admin spec §9). */
export const texts = {
  defaultDescription: (professor: string | null) =>
    `${professor ? `Academic profile of ${professor}` : "Academic profile"}: research, publications, teaching and contact.`,
  defaultKeywords: "professor, academic, research, publications, teaching",
} as const;
