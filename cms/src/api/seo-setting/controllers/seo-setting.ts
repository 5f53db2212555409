import { singleTypeController } from "../../../rest/single-type";

export default singleTypeController("api::seo-setting.seo-setting");
