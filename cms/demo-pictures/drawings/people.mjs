/**
 * People who do not exist, as flat shapes in the colors of the site: a bust before a disk, lit from
 * the left. Coordinates are those of a square of 100; a taller picture has room above.
 */
import { colors, sheet } from "./paper.mjs";

const skins = {
  ivory: ["#f0d6be", "#dcb696", "#a9735a"],
  rose: ["#e8c0a2", "#cf9c7b", "#9a5f48"],
  olive: ["#d6a67e", "#b98760", "#84523a"],
  umber: ["#a8744f", "#875838", "#5a3622"],
  ebony: ["#7a4f36", "#5d3a27", "#3a2317"],
};

/** What lies behind the head, and what lies over it. */
const styles = {
  short: {
    front:
      "M34.2 40C31 22 42 13 55 15c9 1.500 13 11 10.800 25-.8-6-2.800-9.500-5.800-12-5 1.600-13 1-18-4-1 6-6 8-7.800 16Z",
  },
  cropped: {
    front:
      "M34.600 38C33 24 40 17.500 50 17.500S67 24 65.400 38c-1-6-3-9.500-6.400-11-6-1.600-12-1.600-18 0-3.400 1.500-5.400 5-6.400 11Z",
  },
  bob: {
    back: "M31 62c-4-30 2-47 19-47s23 17 19 47c-4 3-9 2-11-1H42c-2 3-7 4-11 1Z",
    front:
      "M34.400 44c-.4-9 2.600-15 8.600-18 6 2 13 1.500 17-2 4.500 4 5.800 11 5.600 20 3-14-2-28-15.600-28S31 30 34.400 44Z",
  },
  long: {
    back: "M29 82c-3-42 4-67 21-67s24 25 21 67c-6 3-11 0-13-5H42c-2 5-7 8-13 5Z",
    front:
      "M34.400 45c1-10 6-16 15.600-21 9.600 5 14.600 11 15.600 21C70 28 62 15 50 15S30 28 34.400 45Z",
  },
  round: {
    back: "M50 8c15 0 25 10 25 24 0 12-6 20-12 22H37c-6-2-12-10-12-22C25 18 35 8 50 8Z",
    front: "M35 40c0-8 5-13 15-13s15 5 15 13c4-13-3-25-15-25S31 27 35 40Z",
  },
  bun: {
    back: "M50 4.500a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
    front:
      "M34.200 42C32 25 39 16 50 16s18 9 15.800 26c-1-8-6-13.500-15.800-14-9.800.5-14.800 6-15.800 14Z",
  },
  scarf: {
    back: "M27 78C22 36 32 13 50 13s28 23 23 65c-12 8-34 8-46 0Z",
    front:
      "M50 13C34 13 28 30 32 52c3 14 10 21 18 21s15-7 18-21c4-22-2-39-18-39Zm0 11c9 0 14 7 14 17 0 12-6 20-14 20s-14-8-14-20c0-10 5-17 14-17Z",
  },
  bald: {
    front:
      "M34.300 44c-1.800-5-1.600-9 0-13 .6 3 .6 8 0 13ZM65.700 44c1.800-5 1.600-9 0-13-.6 3-.6 8 0 13Z",
  },
  waves: {
    back: "M31 58c-5-6-4-12-2-17-2-12 7-27 22-27s23 14 20 27c3 6 3 12-1 17-4 4-9 3-11 0H42c-3 3-8 3-11 0Z",
    front:
      "M34.300 43c-.6-7 1.700-11 5.700-13 2-4 6-6 11-5 6-.5 10 2 11 6 2.500 2 4 6 3.700 12C69 28 62 15 50 15S31 28 34.300 43Z",
  },
};

const HEAD = "M35 38c0-13 7-18 15-18s15 5 15 18c0 12-5 23.500-15 23.500S35 50 35 38Z";
const SHADED_SIDE =
  "M52 20c7.500.5 13 6 13 18 0 12-5 23.500-15 23.500 6-6 8-14 7-23-.6-7-2.500-13-5-18.500Z";
const NECK = "M42.500 53v15c0 7 15 7 15 0V53Z";
const NECK_SHADE = "M42.500 56.500c4 6.500 11 6.500 15 0v6c-4 6-11 5.500-15-1.500Z";
const BODY = "M6 101c1-17 12-22.500 27-27l9.500-6c1 6 14 6 15 0l9.500 6c15 4.500 26 10 27 27Z";

const cloths = {
  crew: (color, light) =>
    fill(BODY, color) +
    line("M40.500 69.500c3 7 16 7 19 0", light, 1.8) +
    line("M20 88c1 4 1.500 8 1.500 13M80 88c-1 4-1.500 8-1.500 13", light, 0.7),
  shirt: (color, light) =>
    fill(BODY, color) +
    fill("M42 68 50 79l-7 6-7-13ZM58 68l-8 11 7 6 7-13Z", light) +
    line("M50 80v21", light, 0.8),
  jacket: (color, light) =>
    fill(BODY, color) +
    fill("M41 69.500 50 101l9-31.500c-3 5-15 5-18 0Z", light) +
    line("M38 71 46.500 92 50 101l3.500-9L62 71", "#00000033", 0.9),
};

/** A bust by what is said of it; all else is usual. */
export function person({ skin, hair, style, cloth, wear = "crew", trim, ...rest }) {
  return { tones: skins[skin], hair, style: styles[style], cloth, wear, trim, ...rest };
}

/** The bust on a tinted ground. */
export function portrait(who, { width, height }) {
  // A taller picture is filled by a larger bust, cut off at the shoulders.
  const scale = (width / 100) * Math.sqrt(height / width) * (height > width ? 1.05 : 1);
  const left = (width - scale * 100) / 2;
  const top = height - scale * 100;
  const figure = `<g transform="translate(${left} ${top}) scale(${scale})">${bust(who)}</g>`;
  return sheet(width, height, figure, who.ground);
}

function bust({ tones, hair, style, cloth, wear, trim, halo, ...details }) {
  const [skin, shade, deep] = tones;
  return [
    `<circle cx="50" cy="46" r="37" fill="${halo}"/>`,
    style.back ? fill(style.back, hair) : "",
    fill(NECK, skin),
    fill(NECK_SHADE, shade),
    cloths[wear](cloth, trim ?? colors.paper),
    `<ellipse cx="34.800" cy="43" rx="2.400" ry="4.200" fill="${skin}"/><ellipse cx="65.200" cy="43" rx="2.400" ry="4.200" fill="${shade}"/>`,
    fill(HEAD, skin),
    fill(SHADED_SIDE, shade, 0.55),
    details.beard ? fill(BEARD, hair) : "",
    face(deep, details.brow ?? hair),
    fill(style.front, hair, 1, "evenodd"),
    details.glasses ? glasses(details.glasses) : "",
    details.earrings ? earrings(details.earrings) : "",
  ].join("");
}

const BEARD =
  "M34.800 42c.6 14 5.200 22 15.200 22s14.600-8 15.200-22c-1.200 6-4 9.500-7.700 10-4.500-2.200-10.500-2.200-15 0-3.700-.5-6.500-4-7.700-10Z";

function face(deep, brow) {
  return (
    line(
      "M40.500 38.200c2-1.500 4.300-1.600 6.200-.8M53.300 37.400c2-.8 4.200-.7 6.200.8",
      brow,
      1.1,
    ) +
    line("M41.800 42.600c1.200-1 2.800-1 4 0M54.200 42.600c1.200-1 2.800-1 4 0", colors.ink, 1) +
    line("M50.300 43c-.3 2.600-1.400 4.600-1.200 5.700.9.500 1.700.5 2.400.1", deep, 0.8) +
    line("M46.300 54.300c2.300 1.500 5.100 1.500 7.400 0", deep, 1.1)
  );
}

function glasses(color) {
  return (
    `<circle cx="43.800" cy="42.500" r="5" fill="#ffffff22" stroke="${color}" stroke-width=".9"/>` +
    `<circle cx="56.200" cy="42.500" r="5" fill="#ffffff22" stroke="${color}" stroke-width=".9"/>` +
    line("M48.800 42c.8-.7 1.600-.7 2.400 0M38.800 42l-3.800-.8M61.200 42l3.800-.8", color, 0.9)
  );
}

function earrings(color) {
  return `<circle cx="34.800" cy="49" r="1.100" fill="${color}"/><circle cx="65.200" cy="49" r="1.100" fill="${color}"/>`;
}

function fill(data, color, opacity = 1, rule = "nonzero") {
  return `<path d="${data}" fill="${color}" fill-opacity="${opacity}" fill-rule="${rule}"/>`;
}

function line(data, color, width) {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
