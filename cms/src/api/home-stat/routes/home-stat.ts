import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::home-stat.home-stat");
