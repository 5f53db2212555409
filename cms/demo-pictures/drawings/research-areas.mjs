/** The research areas, 1200 by 800: each an abstract figure that could come from its data. */
import {
  arc,
  circle,
  clamp,
  colors,
  line,
  mix,
  path,
  range,
  rect,
  seeded,
  sheet,
  smoothstep,
  waves,
} from "./paper.mjs";

const WIDTH = 1200;
const HEIGHT = 800;

/** A field of dots that grow smaller from left to right: the same number, using less. */
function consumption() {
  const field = waves(21);
  const dots = range(20 * 30).map((index) => {
    const column = index % 30;
    const row = Math.floor(index / 30);
    const size = clamp(1 - column / 34 + field(column / 6, row / 6) * 0.28, 0.1, 1);
    const chosen = (column - 22) ** 2 + (row - 7) ** 2 < 8;
    const color = chosen
      ? colors.accent
      : size > 0.62
        ? colors.ink
        : size > 0.36
          ? colors.slate
          : colors.stone;
    return circle(35 + column * 39, 30 + row * 39, size * 17, `fill="${color}"`);
  });
  return sheet(WIDTH, HEIGHT, dots.join(""));
}

/** Lines that climb in hard steps on the left and flow on the right. */
function transformation() {
  const field = waves(34);
  const lines = range(46).map((index) => {
    const points = range(241).map((step) => {
      const x = step * 5;
      const change = smoothstep(380, 760, x);
      const base = mix(70, 730, index / 45);
      const stepped = Math.round((Math.sin(index * 0.4 + Math.floor(x / 60) * 1.9) * 22) / 11) * 11;
      const flowing = field(x / 260, index / 13) * 74;
      return [x, base + mix(stepped, flowing, change)];
    });
    const marked = index === 29;
    return path(
      line(points),
      `fill="none" stroke="${marked ? colors.accent : colors.ink}" stroke-width="${marked ? 6 : 2.6}" stroke-linejoin="miter"`,
    );
  });
  return sheet(WIDTH, HEIGHT, lines.join(""));
}

/** Rings that do not quite close; one does. */
function circular() {
  const random = seeded(5);
  const rings = range(13).map((index) => {
    const radius = 66 + index * 24.5;
    const start = random();
    const length = mix(0.45, 0.93, random());
    const closed = index === 7;
    const color = closed
      ? colors.accent
      : [colors.ink, colors.slate, colors.sand][Math.floor(random() * 3)];
    const ring = closed
      ? circle(600, 400, radius, `fill="none" stroke="${color}" stroke-width="12"`)
      : path(
          arc(600, 400, radius, start, start + length),
          `fill="none" stroke="${color}" stroke-width="12" stroke-linecap="round"`,
        );
    return ring;
  });
  return sheet(
    WIDTH,
    HEIGHT,
    rings.join("") + circle(600, 400, 22, `fill="${colors.ink}"`),
    colors.shade,
  );
}

/** A tree of decisions; one path is taken. */
function algorithms() {
  const random = seeded(78);
  const taken = [0, 1, 2, 5, 11, 22, 45];
  const others = [];
  const chosen = [];
  const place = (level, index) => [110 + level * 160, ((index + 0.5) / 2 ** level) * 720 + 40];
  const grow = (level, index) => {
    const [x1, y1] = place(level, index);
    for (const child of [index * 2, index * 2 + 1]) {
      const onPath = index === taken[level] && child === taken[level + 1];
      if (level > 1 && child % 2 === 1 && random() < 0.26 && !onPath) continue;
      const [x2, y2] = place(level + 1, child);
      const bend = `M${x1} ${y1.toFixed(1)}C${x1 + 84} ${y1.toFixed(1)} ${x2 - 84} ${y2.toFixed(1)} ${x2} ${y2.toFixed(1)}`;
      const stroke = onPath ? colors.accent : colors.ink;
      const width = onPath ? 7 : mix(3.6, 1.5, level / 5);
      const drawn = [path(bend, `fill="none" stroke="${stroke}" stroke-width="${width}"`)];
      if (level === 5) {
        const side = onPath ? 20 : 8;
        drawn.push(rect(x2 - 2, y2 - side / 2, onPath ? 22 : 14, side, `fill="${stroke}"`));
      } else {
        grow(level + 1, child);
      }
      (onPath ? chosen : others).push(...drawn);
    }
  };
  grow(0, 0);
  const root = circle(110, 400, 16, `fill="${colors.ink}"`);
  return sheet(WIDTH, HEIGHT, [...others, ...chosen, root].join(""));
}

export const researchAreas = {
  "area-consumption": consumption,
  "area-transformation": transformation,
  "area-circular": circular,
  "area-algorithms": algorithms,
};
