import { coreRoutes } from "../../../rest/core-routes";

export default coreRoutes("api::office-hour.office-hour");
