import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/button-link";

/** Name, tagline and the two first ways on (public spec §2, Home). */
export function Hero({ name, tagline }: { name: string; tagline: string }) {
  return (
    <section className="py-12 md:py-24">
      <h1 className="text-2xl">{name}</h1>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted">{tagline}</p>
      <div className="mt-10 flex flex-wrap items-center gap-4">
        <ButtonLink to="/about">About</ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          Contact
        </ButtonLink>
        <Link to="/publications" prefetch="intent" className="link px-2 py-3 text-sm font-medium">
          Publications
        </Link>
      </div>
    </section>
  );
}
