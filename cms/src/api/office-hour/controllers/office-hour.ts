import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::office-hour.office-hour");
