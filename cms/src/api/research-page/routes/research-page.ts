import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::research-page.research-page");
