import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::seo-setting.seo-setting");
