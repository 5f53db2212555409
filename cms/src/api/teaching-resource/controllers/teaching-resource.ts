import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::teaching-resource.teaching-resource");
