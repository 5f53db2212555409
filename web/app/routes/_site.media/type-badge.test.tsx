import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { TypeBadge } from "./type-badge";

const TYPES = ["video", "audio", "article", "interview", "other"] as const;

it("each type has its name, and a color and an icon of its own", () => {
  const badges = TYPES.map((type) => render(<TypeBadge type={type} />).container);
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    "Video",
    "Audio",
    "Article",
    "Interview",
    "Other",
  ]);
  const colors = badges.map(({ firstElementChild }) => firstElementChild?.className);
  expect(new Set(colors).size).toBe(TYPES.length);
  const shapes = badges.map((badge) => badge.querySelector("path")?.getAttribute("d"));
  expect(shapes.every(Boolean)).toBe(true);
  expect(new Set(shapes).size).toBe(TYPES.length);
});
