import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::teaching-setting.teaching-setting");
