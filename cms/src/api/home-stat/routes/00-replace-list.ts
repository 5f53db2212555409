import { replaceListRoute } from "../../../rest/ordered-list";

export default replaceListRoute("api::home-stat.home-stat", "home-stats");
