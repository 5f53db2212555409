/** Every exact text about citing (scholarly §2, Cite). */
export const texts = {
  title: "Cite",
  style: "Citation style",
  show: "Show",
  copy: "Copy citation",
  copied: "Citation copied",
  failed: "The citation could not be made. The files below have the same data.",
  download: "Download",
  /** What the processor's license asks to be shown (docs/decisions/0032). */
  processor: "citeproc-js implements the Citation Style Language",
  processorCopyright: "(c) Frank Bennett",
  processorHref: "https://citationstyles.org/",
} as const;
