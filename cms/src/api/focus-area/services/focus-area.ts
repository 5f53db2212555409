import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::focus-area.focus-area");
