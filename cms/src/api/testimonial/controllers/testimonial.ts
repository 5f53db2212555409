import { orderedListController } from "../../../rest/ordered-list";

export default orderedListController("api::testimonial.testimonial");
