import { singleTypeController } from "../../../rest/single-type";

export default singleTypeController("api::about-page.about-page");
