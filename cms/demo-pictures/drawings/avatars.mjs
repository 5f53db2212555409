/** The people of the demo content: its professor, students, and some who say something of them. */
import { colors } from "./paper.mjs";
import { person, portrait } from "./people.mjs";

const linen = { ground: "#e9e2d4", halo: "#dccfb8" };
const mist = { ground: "#dfe6ea", halo: "#c6d5df" };
const sage = { ground: "#e0e5da", halo: "#c9d3c0" };
const clay = { ground: "#eee0d6", halo: "#e0c6b5" };

const black = "#26211f";
const brown = "#4f362a";
const chestnut = "#7d4d32";
const sandy = "#b98d57";
const grey = "#8e8a85";
const navy = "#24405a";
const moss = "#55644e";
const rust = "#9c5238";
const plum = "#5b3f54";

const people = {
  "avatar-01": person({ ...mist, skin: "ivory", style: "long", hair: sandy, cloth: navy }),
  "avatar-02": person({
    ...linen,
    skin: "umber",
    style: "cropped",
    hair: black,
    cloth: moss,
    wear: "shirt",
    trim: "#e8e4da",
  }),
  "avatar-03": person({
    ...clay,
    skin: "ebony",
    style: "round",
    hair: black,
    cloth: "#c9a24b",
    trim: "#e3c987",
    earrings: "#c9a24b",
  }),
  "avatar-04": person({
    ...sage,
    skin: "olive",
    style: "scarf",
    hair: plum,
    brow: black,
    cloth: "#6d5470",
    trim: "#8a6f8d",
  }),
  "avatar-05": person({
    ...mist,
    skin: "rose",
    style: "short",
    hair: chestnut,
    cloth: "#3d4a3f",
    trim: "#5c6b5e",
    glasses: colors.ink,
  }),
  "avatar-06": person({ ...clay, skin: "ivory", style: "bob", hair: black, cloth: rust }),
  "avatar-07": person({
    ...sage,
    skin: "olive",
    style: "bun",
    hair: brown,
    cloth: colors.paper,
    trim: colors.sand,
    earrings: colors.accent,
  }),
  "avatar-08": person({
    ...linen,
    skin: "ivory",
    style: "short",
    hair: sandy,
    cloth: "#7f97a8",
    trim: "#a5b7c3",
  }),
  "avatar-09": person({
    ...sage,
    skin: "rose",
    style: "long",
    hair: chestnut,
    cloth: "#2f5d62",
    wear: "jacket",
  }),
  "avatar-10": person({
    ...mist,
    skin: "rose",
    style: "bald",
    hair: grey,
    beard: true,
    cloth: colors.ink,
    wear: "shirt",
    trim: "#e8e4da",
    glasses: colors.slate,
  }),
};

/** Each avatar by its name, 480 pixels square. */
export const avatars = Object.fromEntries(
  Object.entries(people).map(([name, who]) => [
    name,
    () => portrait(who, { width: 480, height: 480 }),
  ]),
);

/** The owner of the site, four by five. */
export const owner = {
  portrait: () =>
    portrait(
      person({
        ...linen,
        skin: "rose",
        style: "waves",
        hair: grey,
        brow: colors.slate,
        cloth: navy,
        wear: "jacket",
        trim: colors.paper,
        glasses: colors.ink,
        earrings: colors.accent,
      }),
      { width: 960, height: 1200 },
    ),
};
