import { singleTypeController } from "../../../rest/single-type";

export default singleTypeController("api::contact-info.contact-info");
