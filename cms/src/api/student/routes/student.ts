import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::student.student");
