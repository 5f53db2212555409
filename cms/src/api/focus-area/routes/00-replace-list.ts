import { replaceListRoute } from "../../../rest/ordered-list";

export default replaceListRoute("api::focus-area.focus-area", "focus-areas");
