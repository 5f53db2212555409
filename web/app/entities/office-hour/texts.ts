/** Every exact text about office hours (public spec §2, Teaching). */
export const texts = {
  title: "Office Hours",
  schedule: "Regular Schedule",
  location: "Location",
  none: "No office hours scheduled",
  noLocation: "No location information available",
  contactForDetails: "Contact for details",
  virtual: "(Virtual)",
  onRequest: "Video conference link provided upon request",
  join: "Join the video conference",
  scheduleMeeting: "Schedule Meeting",
  loading: "Loading office hours...",
  loadError: (message: string) => `Error loading office hours: ${message}`,
} as const;
