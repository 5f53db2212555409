import { texts } from "~/entities/testimonial/texts";
import type { PictureSource } from "~/lib/picture/picture";
import { Picture } from "~/ui/basic/picture";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";
import { NothingFound, Section } from "./section";

/** A testimonial as the page shows it. */
export interface TestimonialView {
  id: string;
  quote: string;
  name: string;
  title: string | null;
  picture: PictureSource | null;
  /** Stand in for a missing picture. */
  initials: string;
}

/** What others say, in their words. */
export function Testimonials({
  testimonials,
}: {
  testimonials: TestimonialView[] | Promise<TestimonialView[]>;
}) {
  return (
    <Section id="testimonials" title="Testimonials">
      <Deferred value={testimonials} fallback={<TestimonialsSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <NothingFound>{texts.none}</NothingFound>
          ) : (
            <ul className="space-y-12">
              {rows.map((testimonial) => (
                <Quote key={testimonial.id} testimonial={testimonial} />
              ))}
            </ul>
          )
        }
      </Deferred>
    </Section>
  );
}

function Quote({ testimonial }: { testimonial: TestimonialView }) {
  const { quote, name, title, picture, initials } = testimonial;
  return (
    <li>
      <figure className="max-w-prose">
        <blockquote className="font-serif text-lg wrap-anywhere whitespace-pre-line">
          <p className="-indent-[0.42em]">“{quote}”</p>
        </blockquote>
        <figcaption className="mt-4 flex items-center gap-4 text-sm">
          <Picture
            source={picture}
            alt=""
            initials={initials}
            sizes="3rem"
            className="size-12 shrink-0 rounded-full"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">{name}</span>
            {title && <span className="block text-muted">{title}</span>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

function TestimonialsSkeleton() {
  return (
    <div role="status" aria-label="Loading testimonials" className="max-w-prose space-y-12">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index}>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <div className="mt-5 flex items-center gap-4">
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
