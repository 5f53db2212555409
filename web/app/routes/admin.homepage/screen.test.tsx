import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, showScreen } from "../../../tests/support/show-screen";
import Homepage from "./route";

const lists = { statistics: DOWN, focusAreas: DOWN, awards: DOWN, events: DOWN };

it.each([
  ["", "Failed to load home_stats: The cms is away."],
  ["?tab=focus-areas", "Failed to load focus_areas: The cms is away."],
  ["?tab=awards", "Failed to load awards: The cms is away."],
  ["?tab=events", "Failed to load events: The cms is away."],
  ["?tab=testimonials", "Failed to load testimonials: The cms is away."],
])("says at %j which list cannot be read, and why, in a toast too", async (search, words) => {
  const data = { year: "2026", ...lists, testimonials: DOWN };
  showScreen(Homepage, data, { address: `/admin/homepage${search}` });
  await screen.findByText(words);
  await expect.poll(latestNotice).toEqual({ type: "error", title: "Error", description: words });
});
