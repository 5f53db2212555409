/** Every exact text about previews. */
export const texts = {
  preview: "Preview",
  share: "Share preview",
  shareAgain: "Share for another 7 days",
  withdraw: "Withdraw",
  address: "Address of the preview",
  copy: "Copy",
  copied: "Copied",
  until: (moment: string) =>
    `Whoever has this address sees what was saved last, until ${moment} or until you withdraw it.`,
  shareHint: "Creates a link that anyone can open for 7 days.",
  withdrawn: "The address no longer works.",
  failed: "The preview could not be shared. Please try again.",
  notice: {
    draft:
      "Preview. Only you can see this page. It shows what you have typed, whether it is saved or not.",
    share: (moment: string) =>
      `Preview. This page is not public. Its address works until ${moment}.`,
  },
  problems: {
    title: "The preview cannot be shown yet",
    text: "Correct this in the form, which is still open in the other tab, and press Preview again:",
    none: "Press Preview in the form of a record.",
  },
} as const;
