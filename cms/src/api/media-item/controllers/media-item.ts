import { factories } from "@strapi/strapi";
import { previewable } from "../../../previews/read";
import { scheduledActions } from "../../../schedule/owner-attributes";
import { coreController } from "../../../strapi-access/core-controller";

const UID = "api::media-item.media-item";

export default factories.createCoreController(UID, ({ strapi }) => ({
  ...previewable(strapi, UID, scheduledActions(strapi, UID, coreController(strapi, UID))),
}));
