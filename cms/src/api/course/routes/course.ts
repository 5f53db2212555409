import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::course.course");
