import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = "light" | "dark";
type Rgb = [number, number, number];

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\(#(\w{6}), #(\w{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light: rgb(light), dark: rgb(dark) }],
  ),
);

function rgb(hex: string): Rgb {
  const at = (start: number) => parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function color(name: string, theme: Theme): Rgb {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no color ${name}.`);
  return token[theme];
}

/** WCAG 2.2's relative luminance and contrast ratio. */
function luminance(parts: Rgb): number {
  const [r, g, b] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(text: string, background: string, theme: Theme): number {
  const [a, b] = [luminance(color(text, theme)), luminance(color(background, theme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  it.each(["ink", "muted"])("gives %s the contrast of body text (AAA)", (text) => {
    expect(contrast(text, "paper", theme)).toBeGreaterThanOrEqual(7);
    expect(contrast(text, "surface", theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(["faint", "accent", "danger", "success", "warning"])("keeps %s legible (AA)", (text) => {
    expect(contrast(text, "paper", theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, "surface", theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["accent", "danger"])("keeps the letters on %s legible (AA)", (background) => {
    expect(contrast("accent-ink", background, theme)).toBeGreaterThanOrEqual(4.5);
  });
});
