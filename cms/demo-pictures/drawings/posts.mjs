/** The pictures of the blog posts, 1200 by 630, and the chart inside one of them. */
import {
  circle,
  colors,
  line,
  mix,
  onCircle,
  path,
  range,
  rect,
  seeded,
  shape,
  sheet,
  waves,
} from "./paper.mjs";

const WIDTH = 1200;
const HEIGHT = 630;

/** Leaves like a pattern on a package; one is printed in another ink. */
function claims() {
  const leaves = range(9 * 17).map((index) => {
    const column = index % 17;
    const row = Math.floor(index / 17);
    const x = column * 76 - 20 + (row % 2) * 38;
    const y = row * 78;
    const marked = column === 11 && row === 4;
    const fill = marked ? colors.accent : (column + row) % 4 === 0 ? colors.slate : colors.ink;
    const leaf = `M${x} ${y + 62}C${x - 4} ${y + 20} ${x + 20} ${y + 2} ${x + 58} ${y}C${x + 58} ${y + 40} ${x + 40} ${y + 62} ${x} ${y + 62}Z`;
    const vein = `M${x} ${y + 62}L${x + 44} ${y + 14}`;
    return path(leaf, `fill="${fill}"`) + path(vein, `stroke="${colors.paper}" stroke-width="2.5"`);
  });
  return sheet(WIDTH, HEIGHT, leaves.join(""));
}

/** Layers that widen and narrow over time. */
function transformation() {
  const fills = [
    colors.ink,
    colors.slate,
    colors.stone,
    colors.sand,
    colors.accent,
    colors.slate,
    colors.ink,
  ];
  const fields = fills.map((_, index) => waves(200 + index, 4));
  const columns = range(121).map((step) => {
    const sizes = fields.map(
      (field) => 26 + 46 * Math.abs(field(step / 17, 1)) + 18 * Math.sin(step / 30) ** 2,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    let top = 315 - total / 2 + fields[2](step / 40, 7) * 30;
    return sizes.map((size) => {
      const band = [top, top + size];
      top += size;
      return band;
    });
  });
  const bands = fills.map((fill, index) => {
    const upper = columns.map((column, step) => [step * 10, column[index][0] + 2]);
    const lower = columns.map((column, step) => [step * 10, column[index][1] - 2]).reverse();
    return path(shape([...upper, ...lower]), `fill="${fill}"`);
  });
  return sheet(WIDTH, HEIGHT, bands.join(""));
}

/** A landscape of lines that does not meet itself at the seam. */
function gap() {
  const field = waves(51, 5);
  const ridges = range(26).map((index) => {
    const base = 130 + index * 18.6;
    const height = (x) => {
      const hill = Math.exp(-(((x - 560) / 270) ** 2));
      return hill * 130 * (0.5 + 0.6 * field(x / 62, index / 1.3)) + 5 * field(x / 26, index);
    };
    return ridge(base, height, [0, 640], 0) + ridge(base, height, [716, WIDTH], 44);
  });
  const seam = path(
    line([
      [678, 40],
      [678, 590],
    ]),
    `stroke="${colors.accent}" stroke-width="5"`,
  );
  return sheet(WIDTH, HEIGHT, ridges.join("") + seam);
}

function ridge(base, height, [from, to], shift) {
  const points = range(Math.floor((to - from) / 6) + 1).map((step) => {
    const x = from + step * 6;
    return [x, base - Math.max(0, height(x - shift * 2)) + shift * 0.4];
  });
  const closed = shape([...points, [to, base + 60], [from, base + 60]]);
  return (
    path(closed, `fill="${colors.paper}"`) +
    path(line(points), `fill="none" stroke="${colors.ink}" stroke-width="2.8"`)
  );
}

/** Seeds in the order of a sunflower; some come back. */
function circular() {
  const dots = range(560).map((index) => {
    const radius = 12.4 * Math.sqrt(index + 1);
    const [x, y] = onCircle(600, 315, radius, index * 0.381966);
    const returns = index % 34 === 0 && index > 30;
    const size = mix(3.4, 6.6, Math.min(1, radius / 300));
    const fill = returns ? colors.accent : index % 5 === 0 ? colors.stone : colors.ink;
    return circle(x, y, returns ? size * 1.35 : size, `fill="${fill}"`);
  });
  return sheet(WIDTH, HEIGHT, dots.join(""), colors.shade);
}

/** Seats in a server circle; one is empty. */
function classroom() {
  const seats = range(9).flatMap((row) => {
    const radius = 140 + row * 49;
    const count = Math.round((radius * Math.PI) / 56);
    return range(count).map((seat) => {
      const [x, y] = onCircle(600, 588, radius, mix(-0.25, 0.25, seat / (count - 1)));
      const empty = row === 4 && seat === 11;
      const fill = (row * 7 + seat * 3) % 11 < 2 ? colors.stone : colors.ink;
      return empty
        ? circle(x, y, 17, `fill="none" stroke="${colors.accent}" stroke-width="6"`)
        : circle(x, y, 17, `fill="${fill}"`);
    });
  });
  return sheet(WIDTH, HEIGHT, seats.join("") + rect(548, 566, 104, 26, `fill="${colors.accent}"`));
}

/** Pages laid over each other; one line on the last of them is marked. */
function report() {
  const random = seeded(3);
  const pages = range(7).map((index) => {
    const x = 90 + index * 132;
    const y = 70 + (index % 2) * 26;
    const lines = range(15).map((row) => {
      const marked = index === 6 && row === 10;
      const width = row % 5 === 0 ? 90 : mix(120, 178, random());
      const fill = marked ? colors.accent : row % 5 === 0 ? colors.ink : colors.sand;
      return rect(
        x + 26,
        y + 34 + row * 28,
        width,
        marked ? 14 : row % 5 === 0 ? 12 : 8,
        `fill="${fill}"`,
      );
    });
    const page = rect(
      x,
      y,
      232,
      466,
      `fill="${colors.paper}" stroke="${colors.ink}" stroke-width="3"`,
    );
    return page + lines.join("");
  });
  return sheet(WIDTH, HEIGHT, pages.join(""), colors.shade);
}

/** One large center and the many who depend on it. */
function platforms() {
  const random = seeded(61);
  const spokes = range(84).map((index) => {
    const turn = index / 84 + (random() - 0.5) * 0.006;
    const reach = mix(190, 560, random() ** 1.3);
    const [x, y] = onCircle(600, 315, reach, turn);
    const [startX, startY] = onCircle(600, 315, 118, turn);
    const marked = index === 17;
    const stroke = marked ? colors.accent : colors.ink;
    const data = line([
      [startX, startY],
      [x, y],
    ]);
    return (
      path(data, `stroke="${stroke}" stroke-width="${marked ? 4 : 1.6}"`) +
      circle(x, y, marked ? 13 : mix(4, 9, random()), `fill="${stroke}"`)
    );
  });
  return sheet(WIDTH, HEIGHT, spokes.join("") + circle(600, 315, 112, `fill="${colors.ink}"`));
}

/** Emissions of a firm that does not exist: own sites, purchased energy, value chain. */
function reportChart() {
  const years = [
    [62, 48, 330],
    [60, 45, 338],
    [55, 40, 341],
    [50, 33, 352],
    [46, 24, 349],
    [41, 15, 361],
  ];
  const bars = years.map(([own, energy, chain], index) => {
    const x = 130 + index * 172;
    const stack = [
      [own, colors.ink],
      [energy, colors.accent],
      [chain, colors.sand],
    ];
    let bottom = 560;
    return stack
      .map(([value, fill]) => {
        bottom -= value;
        return rect(x, bottom, 104, value - 2, `fill="${fill}"`);
      })
      .join("");
  });
  const grid = range(5).map((index) =>
    rect(90, 160 + index * 100, 1040, 1.5, `fill="${colors.stone}" opacity="0.45"`),
  );
  const axis = rect(90, 560, 1040, 3, `fill="${colors.ink}"`);
  return sheet(WIDTH, 640, grid.join("") + bars.join("") + axis);
}

export const posts = {
  "blog-claims": claims,
  "blog-transformation": transformation,
  "blog-gap": gap,
  "blog-circular": circular,
  "blog-classroom": classroom,
  "blog-report": report,
  "blog-report-chart": reportChart,
  "blog-platforms": platforms,
};
