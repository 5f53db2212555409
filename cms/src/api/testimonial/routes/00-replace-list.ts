import { replaceListRoute } from "../../../rest/ordered-list";

export default replaceListRoute("api::testimonial.testimonial", "testimonials");
