import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::publication.publication");
