import { texts } from "~/entities/project/texts";
import { TextLink } from "~/ui/basic/text-link";

/** What the projects have in common, below them (public spec §2, Projects). */
export function ResearchFocus() {
  return (
    <section aria-labelledby="research-focus" className="mt-6 border-t border-line pt-8">
      <h2 id="research-focus" className="text-xl">
        {texts.focus.title}
      </h2>
      <p className="mt-4 max-w-prose font-serif">{texts.focus.text}</p>
      <p className="mt-4 text-sm print:hidden">
        <TextLink to="/contact" className="link touch-target">
          {texts.focus.contact}
        </TextLink>
      </p>
    </section>
  );
}
