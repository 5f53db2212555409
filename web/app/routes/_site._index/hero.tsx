import { texts } from "~/entities/about-page/texts";
import type { PictureSource } from "~/lib/picture/picture";
import { ButtonLink } from "~/ui/basic/button-link";
import { Picture } from "~/ui/basic/picture";

/** How the home page introduces the professor; blank and null are left out. */
export interface HeroView {
  name: string;
  /** The position. */
  tagline: string;
  /** Department and university. */
  affiliation: string;
  /** What the research is about, in one sentence. */
  statement: string;
  email: { text: string; href: string } | null;
  cvHref: string | null;
  profiles: { platform: string; href: string }[];
  portrait: PictureSource | null;
}

/** Name, tagline and the two first ways on (public spec §2, Home), with a portrait if there is one. */
export function Hero({ hero }: { hero: HeroView }) {
  const { name, tagline, affiliation, statement, portrait } = hero;
  return (
    <section className="grid gap-x-16 gap-y-8 pb-12 md:grid-cols-[minmax(0,1fr)_auto] md:pb-16">
      <div className="min-w-0 max-md:order-2">
        {/* Its capitals begin where the portrait does. */}
        <h1 className="text-2xl wrap-anywhere md:-mt-[0.24em]">{name}</h1>
        <p className="mt-4 max-w-[34rem] font-serif text-lg leading-snug wrap-anywhere text-muted">
          {tagline}
        </p>
        {affiliation && <p className="mt-2 text-sm wrap-anywhere text-muted">{affiliation}</p>}
        {statement && (
          <p className="mt-6 line-clamp-6 max-w-[34rem] font-serif text-lg wrap-anywhere">
            {statement}
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-4 print:hidden">
          <ButtonLink to="/about">About</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact
          </ButtonLink>
        </div>
        <QuietLinks {...hero} />
      </div>
      {portrait && (
        <Picture
          source={portrait}
          alt={`Portrait of ${name}`}
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 15rem, 8rem"
          isEager
          className="aspect-square w-32 md:aspect-[4/5] md:w-60 lg:w-80 print:hidden"
        />
      )}
    </section>
  );
}

function QuietLinks({ email, cvHref, profiles }: Pick<HeroView, "email" | "cvHref" | "profiles">) {
  if (!email && !cvHref && profiles.length === 0) return null;
  return (
    <ul aria-label="Profiles" className="mt-6 flex flex-wrap gap-x-5 text-sm">
      {email && <QuietLink href={email.href}>{email.text}</QuietLink>}
      {cvHref && <QuietLink href={cvHref}>{texts.cv}</QuietLink>}
      {profiles.map(({ platform, href }, index) => (
        <QuietLink key={index} href={href} rel="me noopener">
          {platform}
        </QuietLink>
      ))}
    </ul>
  );
}

function QuietLink({ href, rel, children }: { href: string; rel?: string; children: string }) {
  return (
    <li className="min-w-0">
      <a
        href={href}
        rel={rel}
        className="touch-target leading-8 wrap-anywhere text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </a>
    </li>
  );
}
