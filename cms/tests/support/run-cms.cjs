// Starts the cms that was compiled for the tests. `strapi start` would look into `dist/`.
const { createStrapi } = require("@strapi/strapi");

void createStrapi({
  appDir: process.cwd(),
  distDir: process.argv[2],
  serveAdminPanel: false,
}).start();
