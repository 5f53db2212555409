import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::office-hour.office-hour");
