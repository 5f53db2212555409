import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::blog-category.blog-category");
