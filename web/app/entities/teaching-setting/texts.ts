/** Every exact text about the teaching philosophy (public spec §2, Teaching). */
export const texts = {
  title: "Teaching Philosophy",
  placeholder: "Teaching philosophy is currently being updated.",
  loading: "Loading teaching philosophy...",
  loadError: (message: string) => `Error loading teaching philosophy: ${message}`,
} as const;
