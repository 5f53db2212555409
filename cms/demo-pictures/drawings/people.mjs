/**
 * People without a face, in the manner of an engraving: parallel lines that swell where the form
 * is dark and bend where it comes forward. Coordinates are shares of the picture's width.
 */
import { clamp, colors, mix, path, shape, sheet, smoothstep, waves } from "./paper.mjs";

const LIGHT = normalized([-0.55, -0.6, 0.62]);

function normalized([x, y, z]) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Height (0 to 1) and light (0 to 1) of an ellipsoid at a point, or nothing outside of it. */
function ellipsoid(x, y, { cx, cy, rx, ry, taper = 0, square = 2 }) {
  const down = (y - cy) / ry;
  const across = (x - cx) / (rx * (1 - taper * Math.max(0, down) ** 2));
  const rest = 1 - Math.abs(across) ** square - down * down;
  if (rest < 0) return undefined;
  const height = Math.sqrt(rest);
  const [nx, ny, nz] = normalized([across, down, height]);
  return { height, light: clamp(nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) };
}

/** How dark the ink lies at a point of the person, and how far the form comes forward. */
function surface(person, grain, x, y) {
  const head = ellipsoid(x, y, person.head);
  const neck = insideCollar(person, x, y) ? undefined : ellipsoid(x, y, person.neck);
  const hair = person.hair.map((part) => ellipsoid(x, y, part)).find(Boolean);
  if (hair && isHair(person, { head, neck }, x, y)) {
    const strand = 0.5 + 0.5 * Math.sin(grain(x * 9, y * 9) * 4 + x * 60);
    const dark = person.hairTone - hair.light * 0.42 - strand * 0.1;
    return { height: 0.5 + hair.height * 0.5, dark };
  }
  if (head) {
    const dark = person.skinTone - head.light * 0.78 + features(person.head, x, y);
    return { height: 0.5 + head.height * 0.5, dark };
  }
  if (neck) {
    const chin = person.head.cy + person.head.ry * 0.8;
    const shadow = 1 - smoothstep(0, 0.13, y - chin);
    return { height: neck.height * 0.4, dark: person.skinTone + shadow * 0.25 - neck.light * 0.6 };
  }
  const body = ellipsoid(x, y, person.body);
  if (body) return { height: body.height * 0.5, dark: garment(person, x, y) - body.light * 0.5 };
  return undefined;
}

/** Hair lies over the head above the hairline, and behind the neck. */
function isHair({ head, hairline, arch, parting }, inFront, x, y) {
  if (!inFront.head) return !inFront.neck;
  const across = (x - head.cx) / head.rx;
  return y < head.cy + head.ry * (arch * across * across + parting * across - hairline);
}

/** The shadows of brow, nose and mouth, only hinted at. */
function features({ cx, cy, rx, ry }, x, y) {
  const across = (x - cx) / rx;
  const down = (y - cy) / ry;
  const spot = (dx, dy, wide, tall) =>
    Math.exp(-(((across - dx) / wide) ** 2) - ((down - dy) / tall) ** 2);
  return (
    0.3 * spot(-0.38, -0.02, 0.2, 0.085) +
    0.3 * spot(0.4, -0.02, 0.2, 0.085) +
    0.16 * spot(0.1, 0.2, 0.07, 0.16) +
    0.2 * spot(0.02, 0.36, 0.16, 0.045) +
    0.26 * spot(0.02, 0.58, 0.27, 0.04) +
    0.12 * spot(0.02, 0.74, 0.2, 0.05)
  );
}

/** Below the V of the collar the garment covers the neck. */
function insideCollar({ head, collar }, x, y) {
  return y - collar.y > (collar.depth - Math.abs(x - head.cx)) * collar.slope;
}

function garment({ head, collar, cloth }, x, y) {
  const band = y - collar.y - (collar.depth - Math.abs(x - head.cx)) * collar.slope;
  return band < collar.width ? cloth.collar : cloth.tone;
}

/** One engraved line at the height `y0`, as a filled shape that is as thick as the form is dark. */
function engravedLine(person, grain, { y0, size, spacing, step }) {
  const runs = [];
  let run = [];
  for (let x = 0; x <= size; x += step) {
    const point = surface(person, grain, x / size, y0 / size);
    if (point) {
      const y = y0 - point.height * spacing * 1.6;
      run.push({ x, y, server: (mix(0.07, 0.98, clamp(point.dark)) * spacing) / 2 });
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs
    .filter((points) => points.length > 2)
    .map((points) => outline(points))
    .join("");
}

function outline(points) {
  const upper = points.map(({ x, y, server }) => [x, y - server]);
  const lower = points.map(({ x, y, server }) => [x, y + server]).reverse();
  return shape([...upper, ...lower]);
}

/** The engraved bust on a tinted ground. */
export function portrait(person, { width, height, spacing, step }) {
  const grain = waves(person.seed);
  const lines = [];
  for (let y0 = spacing; y0 < height + spacing * 2; y0 += spacing) {
    lines.push(engravedLine(person, grain, { y0, size: width, spacing, step }));
  }
  return sheet(width, height, path(lines.join(""), `fill="${person.ink}"`), person.ground);
}

/** A person with everything that is not said otherwise. */
export function person(choices) {
  const head = { cx: 0.5, cy: 0.42, rx: 0.165, ry: 0.215, taper: 0.27, ...choices.head };
  return {
    seed: 1,
    ink: colors.ink,
    ground: colors.shade,
    skinTone: 0.8,
    hairTone: 1.12,
    hairline: 0.55,
    arch: 0.35,
    parting: 0,
    hair: [{ cx: head.cx, cy: head.cy - 0.03, rx: head.rx * 1.1, ry: head.ry * 1.08, taper: 0.2 }],
    body: { cx: 0.5, cy: 1.14, rx: 0.42, ry: 0.45, square: 2.5 },
    neck: { cx: head.cx, cy: head.cy + head.ry * 0.98, rx: 0.085, ry: 0.19 },
    collar: { y: 0.715, depth: 0.105, slope: 1.15, width: 0.035 },
    cloth: { tone: 1.1, collar: 0.32 },
    ...choices,
    head,
  };
}
