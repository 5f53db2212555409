import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::contact-info.contact-info");
