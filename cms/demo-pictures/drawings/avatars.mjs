/** The people of the demo content: students, and two who say something about the site's owner. */
import { colors } from "./paper.mjs";
import { person, portrait } from "./people.mjs";

const linen = "#e3dccf";
const mist = "#dbe2e8";
const cream = "#efe9da";
const ash = "#d3d6d3";

const bob = [{ cx: 0.5, cy: 0.44, rx: 0.225, ry: 0.28 }];
const long = [{ cx: 0.5, cy: 0.52, rx: 0.215, ry: 0.37, taper: -0.12 }];
const afro = [{ cx: 0.5, cy: 0.35, rx: 0.265, ry: 0.265 }];
const bun = [
  { cx: 0.5, cy: 0.385, rx: 0.183, ry: 0.225 },
  { cx: 0.52, cy: 0.15, rx: 0.08, ry: 0.075 },
];
const cropped = [{ cx: 0.5, cy: 0.375, rx: 0.175, ry: 0.205, taper: 0.3 }];
const swept = [
  { cx: 0.5, cy: 0.385, rx: 0.183, ry: 0.222, taper: 0.3 },
  { cx: 0.535, cy: 0.25, rx: 0.135, ry: 0.1 },
];
const scarf = [{ cx: 0.5, cy: 0.455, rx: 0.225, ry: 0.3 }];

const people = {
  "avatar-01": person({
    seed: 11,
    ground: mist,
    hair: long,
    parting: 0.45,
    hairTone: 0.85,
    skinTone: 0.72,
  }),
  "avatar-02": person({
    seed: 12,
    ground: cream,
    hair: cropped,
    hairline: 0.62,
    skinTone: 1.12,
    cloth: { tone: 0.6, collar: 1.1 },
  }),
  "avatar-03": person({ seed: 13, ground: linen, hair: afro, hairline: 0.6, skinTone: 1.02 }),
  "avatar-04": person({
    seed: 14,
    ground: ash,
    hair: scarf,
    hairline: 0.66,
    arch: 0.62,
    hairTone: 0.78,
    skinTone: 0.9,
    cloth: { tone: 0.8, collar: 0.8 },
  }),
  "avatar-05": person({
    seed: 15,
    ground: colors.shade,
    hair: swept,
    parting: -0.3,
    hairTone: 0.92,
    skinTone: 0.74,
    head: { rx: 0.172 },
  }),
  "avatar-06": person({
    seed: 16,
    ground: linen,
    hair: bob,
    hairline: 0.36,
    arch: 0.1,
    hairTone: 1.2,
    skinTone: 0.74,
  }),
  "avatar-07": person({
    seed: 17,
    ground: cream,
    hair: bun,
    hairline: 0.58,
    arch: 0.5,
    skinTone: 0.92,
  }),
  "avatar-08": person({
    seed: 18,
    ground: mist,
    hair: swept,
    parting: 0.32,
    hairTone: 0.8,
    cloth: { tone: 0.55, collar: 0.95 },
  }),
  "avatar-09": person({
    seed: 19,
    ground: ash,
    hair: long,
    parting: -0.5,
    hairTone: 1.05,
    head: { rx: 0.158 },
  }),
  "avatar-10": person({
    seed: 20,
    ground: colors.shade,
    hair: [{ cx: 0.5, cy: 0.43, rx: 0.178, ry: 0.16 }],
    hairline: 1.2,
    arch: 0.55,
    hairTone: 0.7,
    skinTone: 0.78,
    head: { rx: 0.168 },
    collar: { y: 0.73, depth: 0.07, slope: 1.6, width: 0.05 },
  }),
};

/** Each avatar by its name, 480 pixels square. */
export const avatars = Object.fromEntries(
  Object.entries(people).map(([name, who]) => [
    name,
    () => portrait(who, { width: 480, height: 480, spacing: 5, step: 2 }),
  ]),
);

/** The owner of the site, four by five. */
export const owner = {
  portrait: () =>
    portrait(
      person({
        seed: 7,
        ground: colors.shade,
        hair: [
          { cx: 0.5, cy: 0.5, rx: 0.19, ry: 0.235, taper: 0.3 },
          { cx: 0.46, cy: 0.35, rx: 0.14, ry: 0.1 },
        ],
        head: { cy: 0.53, rx: 0.17, ry: 0.222 },
        parting: 0.3,
        hairTone: 0.86,
        body: { cx: 0.5, cy: 1.34, rx: 0.47, ry: 0.54, square: 2.6 },
        neck: { cx: 0.5, cy: 0.74, rx: 0.092, ry: 0.2 },
        collar: { y: 0.835, depth: 0.115, slope: 1.6, width: 0.055 },
        cloth: { tone: 1.12, collar: 0.3 },
      }),
      { width: 960, height: 1200, spacing: 8, step: 3 },
    ),
};
