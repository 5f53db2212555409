import { ButtonLink } from "~/ui/basic/button-link";

/** The last word of the home page: an invitation to work together. */
export function Collaboration() {
  return (
    <section
      aria-labelledby="collaboration"
      className="mt-16 border-t border-line pt-16 text-center md:mt-24 md:pt-24 print:hidden"
    >
      <h2 id="collaboration" className="text-xl">
        Interested in Collaboration?
      </h2>
      <p className="mx-auto mt-4 max-w-[34rem] font-serif text-muted">
        Research partners, doctoral candidates and organizations with a question worth answering are
        welcome to write.
      </p>
      <ButtonLink to="/contact" className="mt-8">
        Get in Touch
      </ButtonLink>
    </section>
  );
}
