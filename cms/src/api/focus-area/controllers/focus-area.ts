import { orderedListController } from "../../../rest/ordered-list";

export default orderedListController("api::focus-area.focus-area");
