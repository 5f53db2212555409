import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::page-seo.page-seo");
