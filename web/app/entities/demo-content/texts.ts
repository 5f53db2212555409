/** Every text about the example content that a new site can begin with. */
export const texts = {
  notice: "This site shows example content.",
  explanation:
    "Visitors see a professor who does not exist, with real papers by others. Remove all of it before you go live; what you have added or changed stays.",
  remove: "Remove example content",
  question: "Remove example content?",
  consequence:
    "Every example entry that you have not changed is deleted, with the pictures that nothing shows any more. What you have added or changed stays.",
  cancel: "Cancel",
  pending: "Removing...",
  removed: "Example content has been removed",
  kept: (count: number) =>
    count === 1
      ? "1 entry that you have changed or use stays."
      : `${count} entries that you have changed or use stay.`,
  failed: "Failed to remove the example content",
} as const;
