import { texts } from "~/entities/useful-link/texts";
import { ButtonLink } from "~/ui/basic/button-link";
import { Section } from "~/ui/layout/section";

/** What "Premium" means, and how to suggest a link (public spec §2, Useful Links). */
export function Notes() {
  return (
    <>
      <Section id="premium-access" title={texts.premiumAccess.title}>
        <p className="max-w-prose font-serif">{texts.premiumAccess.text}</p>
      </Section>
      <Section id="suggest" title={texts.suggest.title}>
        <p className="max-w-prose font-serif">{texts.suggest.text}</p>
        <p className="mt-5 print:hidden">
          <ButtonLink to="/contact" variant="secondary">
            {texts.suggest.contact}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
