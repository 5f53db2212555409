/** The projects, 1200 by 750. */
import {
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
  waves,
} from "./paper.mjs";

const WIDTH = 1200;
const HEIGHT = 750;

/** Three streets of shop fronts; a few have put a light in the window. */
function retail() {
  const random = seeded(12);
  const fronts = [];
  for (const ground of [235, 460, 685]) {
    let x = 36;
    while (x < WIDTH - 90) {
      const wanted = mix(74, 138, random());
      const width = WIDTH - 36 - x - wanted < 74 ? WIDTH - 36 - x : wanted;
      fronts.push(front(random, { x, ground, width, height: mix(118, 188, random()) }));
      x += width + 9;
    }
    fronts.push(rect(0, ground, WIDTH, 5, `fill="${colors.ink}"`));
  }
  return sheet(WIDTH, HEIGHT, fronts.join(""));
}

function front(random, { x, ground, width, height }) {
  const wall = random() < 0.35 ? colors.slate : colors.ink;
  const light = random() < 0.14 ? colors.accent : colors.shade;
  const door = 22;
  const stripes = range(Math.floor(width / 14)).map((index) =>
    rect(x + index * 14, ground - 76, 7, 20, `fill="${colors.paper}"`),
  );
  const windows = range(Math.max(1, Math.floor((width - 16) / 30))).map((index) =>
    rect(x + 12 + index * 30, ground - height + 16, 15, 22, `fill="${colors.sand}" opacity="0.75"`),
  );
  return [
    rect(x, ground - height, width, height, `fill="${wall}"`),
    ...windows,
    rect(x, ground - 76, width, 20, `fill="${colors.stone}"`),
    ...stripes,
    rect(x + 10, ground - 48, width - 30 - door, 36, `fill="${light}"`),
    rect(x + width - 10 - door, ground - 48, door, 48, `fill="${colors.sand}"`),
  ].join("");
}

/** From those who had it to those who have it now. */
function resale() {
  const random = seeded(41);
  const left = range(30).map((index) => 45 + index * 22.8);
  const right = [...left].map((y) => ({ y, order: random() })).sort((a, b) => a.order - b.order);
  const threads = left.map((y, index) => {
    const target = right[index].y;
    const marked = [4, 13, 22].includes(index);
    const data = `M210 ${y.toFixed(1)}C520 ${y.toFixed(1)} 680 ${target.toFixed(1)} 990 ${target.toFixed(1)}`;
    const stroke = marked ? colors.accent : index % 3 === 0 ? colors.slate : colors.ink;
    const ends =
      circle(210, y, marked ? 9 : 6, `fill="${stroke}"`) +
      circle(990, target, marked ? 9 : 6, `fill="${stroke}"`);
    return {
      marked,
      drawn: path(data, `fill="none" stroke="${stroke}" stroke-width="${marked ? 5 : 2}"`) + ends,
    };
  });
  const ordered = [...threads.filter((t) => !t.marked), ...threads.filter((t) => t.marked)];
  return sheet(WIDTH, HEIGHT, ordered.map((thread) => thread.drawn).join(""), colors.shade);
}

/** A torn cloth, and the stitches that hold it. */
function repair() {
  const tear = waves(63);
  const random = seeded(8);
  const edge = (y) => 600 + tear(y / 170, 2) * 95 + (y - 375) * 0.42;
  const rows = range(54).flatMap((index) => {
    const y = 18 + index * 13.5;
    const gap = 13 + random() * 14;
    const wide = `stroke="${colors.ink}" stroke-width="3.4" fill="none"`;
    return [
      path(
        line([
          [0, y],
          [edge(y) - gap, y],
        ]),
        wide,
      ),
      path(
        line([
          [edge(y) + gap, y + 5],
          [WIDTH, y + 5],
        ]),
        wide,
      ),
    ];
  });
  const stitches = range(13).map((index) => {
    const y = 44 + index * 56;
    const x = edge(y);
    const points = [
      [x - 62, y - 15],
      [x + 62, y + 19],
    ];
    return path(line(points), `stroke="${colors.accent}" stroke-width="9" stroke-linecap="round"`);
  });
  return sheet(WIDTH, HEIGHT, rows.join("") + stitches.join(""));
}

/** A code that a machine can read, with one field that a person would look at. */
function passports() {
  const random = seeded(99);
  const size = 30;
  const modules = [];
  for (let row = 0; row < 21; row += 1) {
    for (let column = 0; column < 36; column += 1) {
      const inWindow = column > 21 && column < 30 && row > 6 && row < 15;
      if (inWindow || random() < 0.44) continue;
      const wide = random() < 0.2 && column < 35 ? 2 : 1;
      const color = random() < 0.16 ? colors.stone : colors.ink;
      modules.push(
        rect(60 + column * size, 60 + row * size, size * wide - 4, size - 4, `fill="${color}"`),
      );
      column += wide - 1;
    }
  }
  const frame = rect(
    729,
    279,
    222,
    222,
    `fill="${colors.paper}" stroke="${colors.accent}" stroke-width="14"`,
  );
  return sheet(
    WIDTH,
    HEIGHT,
    modules.join("") + frame + circle(840, 390, 48, `fill="${colors.accent}"`),
  );
}

/** A year of visits: what was recommended, day by day. */
function audit() {
  const field = waves(17, 8);
  const scale = ["#e4dac8", colors.sand, colors.stone, colors.slate, colors.ink];
  const cells = range(52 * 30).map((index) => {
    const column = index % 52;
    const row = Math.floor(index / 52);
    const value = clamp(0.48 + field(column / 6, row / 4.4) * 0.62);
    const found = value > 0.93;
    const color = found ? colors.accent : scale[Math.min(4, Math.floor(value * 5))];
    return rect(28 + column * 22, 34 + row * 22.8, 19, 19.8, `fill="${color}"`);
  });
  return sheet(WIDTH, HEIGHT, cells.join(""));
}

/** Contours of an idea: many thin levels and one that was chosen. */
function creative() {
  const field = waves(29, 5);
  const layers = range(21).map((level) => {
    const height = -1.5 + level * 0.15;
    const chosen = level === 14;
    const stroke = chosen ? colors.accent : colors.ink;
    return path(
      contour(field, height),
      `fill="none" stroke="${stroke}" stroke-width="${chosen ? 7 : 2.2}"`,
    );
  });
  return sheet(WIDTH, HEIGHT, layers.join(""), colors.shade);
}

/** The line on which the field has the given height (marching squares). */
function contour(field, height) {
  const step = 8;
  const pieces = [];
  for (let y = 0; y < HEIGHT; y += step) {
    for (let x = 0; x < WIDTH; x += step) {
      const corners = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const crossings = corners.flatMap((from, index) =>
        crossing(field, height, from, corners[(index + 1) % 4]),
      );
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        pieces.push(line([crossings[index], crossings[index + 1]]));
      }
    }
  }
  return pieces.join("");
}

function crossing(field, height, from, to) {
  const before = field(from[0] / 165, from[1] / 165) - height;
  const after = field(to[0] / 165, to[1] / 165) - height;
  if (before < 0 === after < 0) return [];
  const share = before / (before - after);
  return [[mix(from[0], to[0], share), mix(from[1], to[1], share)]];
}

export const projects = {
  "project-retail": retail,
  "project-resale": resale,
  "project-repair": repair,
  "project-passports": passports,
  "project-audit": audit,
  "project-creative": creative,
};
