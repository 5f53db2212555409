/** The picture that stands for the site where a link to it is shared, 1200 by 630. */
import { colors, line, path, range, sheet, smoothstep, waves } from "./paper.mjs";

export function sharingCard() {
  const field = waves(88, 5);
  const lines = range(44).map((index) => {
    const points = range(201).map((step) => {
      const x = step * 6;
      const swell = smoothstep(60, 900, x) * 118;
      return [x, -60 + index * 17 + field(x / 215, index / 9) * swell];
    });
    const marked = index === 21;
    const stroke = marked ? colors.accent : colors.paper;
    const width = marked ? 5 : 2.2;
    const opacity = marked ? 1 : 0.82;
    return path(
      line(points),
      `fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"`,
    );
  });
  return sheet(1200, 630, lines.join(""), colors.ink);
}
