import { singleTypeController } from "../../../rest/single-type";

export default singleTypeController("api::teaching-setting.teaching-setting");
