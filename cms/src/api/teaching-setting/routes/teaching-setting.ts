import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::teaching-setting.teaching-setting");
