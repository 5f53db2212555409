import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::event.event");
