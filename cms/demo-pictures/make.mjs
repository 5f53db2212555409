/**
 * Draws the pictures of the demo content into `pictures/`. The result is committed; run it again
 * after changing a drawing:
 *
 *     node cms/demo-pictures/make.mjs
 */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { avatars, owner } from "./drawings/avatars.mjs";
import { posts } from "./drawings/posts.mjs";
import { projects } from "./drawings/projects.mjs";
import { researchAreas } from "./drawings/research-areas.mjs";

const PICTURES = path.join(import.meta.dirname, "pictures");

fs.mkdirSync(PICTURES, { recursive: true });
const drawings = { ...owner, ...researchAreas, ...projects, ...posts, ...avatars };
for (const [name, draw] of Object.entries(drawings)) {
  const file = path.join(PICTURES, `${name}.webp`);
  const { size } = await sharp(Buffer.from(draw())).webp({ quality: 74, effort: 6 }).toFile(file);
  process.stdout.write(`${name}.webp ${Math.ceil(size / 1024)} KB\n`);
}
