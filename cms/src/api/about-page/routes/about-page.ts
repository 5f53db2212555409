import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::about-page.about-page");
