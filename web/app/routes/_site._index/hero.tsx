import { Link } from "@remix-run/react";
import { buttonClass } from "~/ui/button";

/** Name, tagline and the two first ways on (public spec §2, Home). */
export function Hero({ name, tagline }: { name: string; tagline: string }) {
  return (
    <section className="py-12 md:py-24">
      <h1 className="text-2xl">{name}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{tagline}</p>
      <div className="mt-10 flex flex-wrap items-center gap-4 font-sans">
        <Link to="/about" prefetch="intent" className={buttonClass("primary")}>
          About
        </Link>
        <Link to="/contact" prefetch="intent" className={buttonClass("secondary")}>
          Contact
        </Link>
        <Link to="/publications" prefetch="intent" className="text-sm text-accent underline">
          Publications
        </Link>
      </div>
    </section>
  );
}
