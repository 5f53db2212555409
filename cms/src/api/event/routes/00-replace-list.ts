import { replaceListRoute } from "../../../rest/ordered-list";

export default replaceListRoute("api::event.event", "events");
