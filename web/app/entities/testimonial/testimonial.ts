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

/**
 * The words of a quote without the quotation marks around them that were typed or pasted with it, since
 * the page sets its own.
 */
export function wordsOf({ quote }: Pick<Testimonial, "quote">): string {
  return /^["“”„«»]\s*([^"“”„«»]+?)\s*["“”«»]$/u.exec(quote.trim())?.[1] ?? quote;
}
