// The settings first: wrong ones are rejected before Strapi is loaded, which takes seconds.
import { CMS_ROOT } from "../settings";
import { createStrapi } from "@strapi/strapi";
import path from "node:path";

/**
 * What `npm start` runs of the cms: `strapi start` without the rest of Strapi's command line, whose
 * loading took a sixth of each start. Serves until it is told to stop; a start that fails ends with
 * exit code 1, after it has said why.
 */
void createStrapi({ appDir: CMS_ROOT, distDir: path.resolve(__dirname, "../..") }).start();
