import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::page-seo.page-seo");
