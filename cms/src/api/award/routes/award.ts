import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::award.award");
