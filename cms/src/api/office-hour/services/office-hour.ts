import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::office-hour.office-hour");
