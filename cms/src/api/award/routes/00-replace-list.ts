import { replaceListRoute } from "../../../rest/ordered-list";

export default replaceListRoute("api::award.award", "awards");
