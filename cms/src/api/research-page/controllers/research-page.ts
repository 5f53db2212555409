import { singleTypeController } from "../../../rest/single-type";

export default singleTypeController("api::research-page.research-page");
