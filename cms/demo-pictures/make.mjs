/**
 * Draws the pictures of the demo content into `pictures/`, and the default sharing picture of the
 * site into `web/public/images/`. The result is committed; run it again after changing a drawing:
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
import { sharingCard } from "./drawings/sharing-card.mjs";

const HERE = import.meta.dirname;
const PICTURES = path.join(HERE, "pictures");
const SHARING_CARD = path.resolve(HERE, "../../web/public/images/profile-og-image.png");

fs.mkdirSync(PICTURES, { recursive: true });
fs.mkdirSync(path.dirname(SHARING_CARD), { recursive: true });

const drawings = { ...owner, ...researchAreas, ...projects, ...posts, ...avatars };
for (const [name, draw] of Object.entries(drawings)) {
  const file = path.join(PICTURES, `${name}.webp`);
  await sharp(Buffer.from(draw())).webp({ quality: 74, effort: 6 }).toFile(file);
  report(file);
}

await sharp(Buffer.from(sharingCard())).png({ palette: true, colors: 32 }).toFile(SHARING_CARD);
report(SHARING_CARD);

function report(file) {
  const size = Math.ceil(fs.statSync(file).size / 1024);
  process.stdout.write(`${path.relative(process.cwd(), file)} ${size} KB\n`);
}
