import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { read, showScreen } from "../../../tests/support/show-screen";
import AlternativeTexts from "./route";

it("tells each field's picture to those who cannot see it", async () => {
  const shown = ["harbour.png", "lighthouse.webp"].map((name) => ({
    url: `/uploads/${name}`,
    name,
  }));
  showScreen(AlternativeTexts, { pictures: read({ shown, count: 2 }) });
  for (const { name } of shown) {
    const picture = await screen.findByRole("img", { name });
    const field = screen.getByRole("textbox", {
      name: "Alternative text",
      description: (text) => text.startsWith(`${name} `),
    });
    expect(picture.closest("li")?.contains(field)).toBe(true);
  }
});
