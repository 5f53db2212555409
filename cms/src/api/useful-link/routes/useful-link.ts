import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::useful-link.useful-link");
