import type { Schedule } from "../schedule/schedule";

/** What somebody says about working with the professor (public spec §3, testimonials). */
export interface Testimonial extends Schedule {
  id: string;
  quote: string;
  name: string;
  /** Who that is, such as "Former doctoral student". */
  title: string | null;
  image_url: string | null;
}
