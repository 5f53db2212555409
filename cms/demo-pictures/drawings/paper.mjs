/**
 * What all drawings share: the colors of the site (its accent a little lighter, so that it stands
 * out from the ink), a sheet of paper to draw on and small geometry.
 */

export const colors = {
  paper: "#f7f4ed",
  shade: "#ece7db",
  ink: "#1f1d1a",
  slate: "#5d584f",
  stone: "#9c9484",
  sand: "#d2cbbb",
  accent: "#2a6ca6",
};

/** A drawing on paper as an SVG document. */
export function sheet(width, height, content, background = colors.paper) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${content}</svg>`;
}

/** Random numbers from 0 to 1 that are the same on every run (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The numbers 0 to count - 1. */
export function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}

export function mix(from, to, share) {
  return from + (to - from) * share;
}

export function clamp(value, low = 0, high = 1) {
  return Math.min(high, Math.max(low, value));
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function smoothstep(from, to, value) {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Smooth noise over the plane, about -1 to 1: a few waves in directions that the seed chooses. */
export function waves(seed, count = 6) {
  const random = seeded(seed);
  const parts = range(count).map(() => {
    const angle = random() * Math.PI * 2;
    const frequency = mix(0.6, 2.4, random());
    return {
      x: Math.cos(angle) * frequency,
      y: Math.sin(angle) * frequency,
      phase: random() * Math.PI * 2,
    };
  });
  return (x, y) =>
    parts.reduce((sum, part) => sum + Math.sin(part.x * x + part.y * y + part.phase), 0) /
    Math.sqrt(count * 2);
}

const short = (number) => String(Math.round(number * 10) / 10);

/** The path data of a line through the points. */
export function line(points) {
  return points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`)
    .join("");
}

/** The path data of a closed shape. */
export function shape(points) {
  return `${line(points)}Z`;
}

/** A point on the circle around (x, y); the angle is in turns, 0 at the top, clockwise. */
export function onCircle(x, y, radius, turns) {
  const angle = (turns - 0.25) * Math.PI * 2;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** The path data of an arc from one turn to another, clockwise. */
export function arc(x, y, radius, fromTurns, toTurns) {
  const [startX, startY] = onCircle(x, y, radius, fromTurns);
  const [endX, endY] = onCircle(x, y, radius, toTurns);
  const large = toTurns - fromTurns > 0.5 ? 1 : 0;
  return `M${short(startX)} ${short(startY)}A${short(radius)} ${short(radius)} 0 ${large} 1 ${short(endX)} ${short(endY)}`;
}

export function circle(x, y, radius, attributes) {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes}/>`;
}

export function path(data, attributes) {
  return `<path d="${data}" ${attributes}/>`;
}

export function rect(x, y, width, height, attributes) {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${attributes}/>`;
}
