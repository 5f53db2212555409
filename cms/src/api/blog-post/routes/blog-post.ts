import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::blog-post.blog-post");
