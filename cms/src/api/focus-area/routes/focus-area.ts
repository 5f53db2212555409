import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::focus-area.focus-area");
