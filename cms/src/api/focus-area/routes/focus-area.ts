import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::focus-area.focus-area");
