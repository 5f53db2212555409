import type { PictureSource } from "~/lib/picture/picture";
import { ButtonLink } from "~/ui/basic/button-link";
import { Picture } from "~/ui/basic/picture";

/** Name, tagline and the two first ways on (public spec §2, Home), with a portrait if there is one. */
export function Hero({
  name,
  tagline,
  portrait,
}: {
  name: string;
  tagline: string;
  portrait: PictureSource | null;
}) {
  return (
    <section className="grid items-end gap-x-16 gap-y-8 pb-12 md:grid-cols-[minmax(0,1fr)_auto] md:pb-16">
      <div className="max-md:order-2">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <p className="mt-5 max-w-[34rem] font-serif text-lg wrap-anywhere text-muted">{tagline}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to="/about">About</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact
          </ButtonLink>
        </div>
      </div>
      {portrait && (
        <Picture
          source={portrait}
          alt={`Portrait of ${name}`}
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 15rem, 8rem"
          isEager
          className="aspect-square w-32 md:aspect-[4/5] md:w-60 lg:w-80"
        />
      )}
    </section>
  );
}
