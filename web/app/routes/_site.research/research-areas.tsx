import { Picture } from "~/ui/basic/picture";
import { Prose, Section } from "~/ui/layout/section";
import type { AreaView } from "./view";

/** The areas of research, each with its picture and the publications that belong to it. */
export function ResearchAreas({ areas }: { areas: readonly AreaView[] }) {
  const hasPictures = areas.some(({ picture }) => picture !== null);
  return (
    <Section id="research-areas" title="Research Areas">
      <ul className="space-y-14">
        {areas.map((area, index) => (
          <li key={index}>
            {hasPictures ? (
              <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
                <Picture
                  source={area.picture}
                  alt=""
                  className={`aspect-[3/2] w-full rounded-md ${area.picture ? "" : "max-sm:hidden"}`}
                  sizes="(min-width: 40rem) 14rem, 100vw"
                  isEager={index === 0}
                />
                <AreaText area={area} />
              </div>
            ) : (
              <AreaText area={area} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AreaText({ area: { title, description, publications } }: { area: AreaView }) {
  return (
    <article className="min-w-0">
      {title && <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>}
      {description && <Prose className="mt-2">{description}</Prose>}
      {publications.length > 0 && (
        <>
          <h4 className="caps-label mt-5">Related Publications</h4>
          <ul className="mt-2 max-w-prose divide-y divide-line border-y border-line text-sm">
            {publications.map((publication, index) => (
              <li key={index} className="py-2 wrap-anywhere whitespace-pre-line">
                {publication}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
