import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::seo-setting.seo-setting");
