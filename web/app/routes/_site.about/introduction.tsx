import { texts } from "~/entities/about-page/texts";
import { Picture } from "~/ui/basic/picture";
import type { AboutView } from "./view";

/** Who the professor is: name, position, academic profiles and portrait. */
export function Introduction({ name, position, profiles, portrait, cvHref }: AboutView) {
  return (
    <header className="mb-10 grid items-start gap-x-16 gap-y-8 border-b border-line pb-8 md:mb-14 md:grid-cols-[minmax(0,1fr)_auto] md:pb-10 print:mb-4 print:border-0 print:pb-0">
      <div className="min-w-0 max-md:order-2">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <p className="mt-4 max-w-prose font-serif text-lg wrap-anywhere text-muted">{position}</p>
        {(cvHref || profiles.length > 0) && (
          <ul aria-label="Academic profiles" className="mt-6 flex flex-wrap gap-x-6 text-sm">
            {cvHref && (
              <li>
                <a href={cvHref} className="link print-address touch-target">
                  {texts.cv}
                </a>
              </li>
            )}
            {profiles.map(({ platform, href }, index) => (
              <li key={index} className="min-w-0 wrap-anywhere">
                {href ? (
                  <a href={href} rel="me noopener" className="link print-address touch-target">
                    {platform}
                  </a>
                ) : (
                  platform
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {portrait && (
        <Picture
          source={portrait}
          alt={`Portrait of ${name}`}
          sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 15rem, 10rem"
          isEager
          className="aspect-[4/5] w-40 md:w-60 lg:w-72 print:hidden"
        />
      )}
    </header>
  );
}
