import type { ReactNode } from "react";
import { texts } from "~/entities/project/texts";
import type { ProjectView } from "~/entities/project/view";
import { Badge } from "~/ui/basic/badge";
import { Picture } from "~/ui/basic/picture";
import { Prose } from "~/ui/layout/section";

/** With more than that, a team stands in columns below the other facts. */
const FEW_MEMBERS = 8;

/** One project: what it is about, its facts, and its picture where there is one. */
export function ProjectItem({ item, isFirst }: { item: ProjectView; isFirst: boolean }) {
  const { title, status, description, picture } = item;
  return (
    <article
      id={item.id}
      className={
        picture
          ? "gap-x-10 gap-y-6 max-md:space-y-6 md:grid md:grid-cols-[minmax(0,1fr)_16rem]"
          : ""
      }
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 className="min-w-0 text-lg leading-snug wrap-anywhere">{title}</h2>
          <Badge variant={status.variant}>
            <span className="sr-only">Status: </span>
            {status.label}
          </Badge>
        </div>
        <Prose className="mt-3">{description}</Prose>
        <ProjectFacts item={item} />
      </div>
      {picture && (
        <Picture
          source={picture}
          alt=""
          sizes="(min-width: 48rem) 16rem, 100vw"
          isEager={isFirst}
          className="aspect-[3/2] w-full rounded-md max-md:max-w-md print:hidden"
        />
      )}
    </article>
  );
}

/** In the same columns down the page: as wide without a picture as beside one. */
function ProjectFacts({ item }: { item: ProjectView }) {
  const { period, funding, team, publications, picture } = item;
  const areMany = team.length > FEW_MEMBERS;
  return (
    <dl
      className={`mt-5 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3 ${picture ? "" : "lg:mr-74"}`}
    >
      <Fact term={texts.period}>
        <span className="tabular-nums">{period}</span>
      </Fact>
      <Fact term={texts.funding}>{funding}</Fact>
      {team.length > 0 && (
        <Fact term={texts.team} className={areMany ? "col-span-full" : ""}>
          <ul className={areMany ? "columns-[16rem] gap-x-8" : ""}>
            {team.map((member, index) => (
              <li key={index}>{member}</li>
            ))}
          </ul>
        </Fact>
      )}
      {publications.length > 0 && (
        <Fact term={texts.publications} className="col-span-full">
          <ul>
            {publications.map(({ title, path }) => (
              <li key={path} className="mt-1">
                <a href={path} className="link touch-target">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  term,
  className = "",
  children,
}: {
  term: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="caps-label">{term}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
