import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::media-item.media-item");
