import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::useful-link.useful-link");
