import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::teaching-resource.teaching-resource");
