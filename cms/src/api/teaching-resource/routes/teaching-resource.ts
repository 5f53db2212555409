import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::teaching-resource.teaching-resource");
