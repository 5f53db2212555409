import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::home-stat.home-stat");
