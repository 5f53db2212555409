import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::page-seo.page-seo");
