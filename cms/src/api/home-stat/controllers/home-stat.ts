import { orderedListController } from "../../../rest/ordered-list";

export default orderedListController("api::home-stat.home-stat");
