import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::teaching-setting.teaching-setting");
