import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listStudents } from "~/entities/student/store.server";
import { texts } from "~/entities/student/texts";
import { toListing, toStudentView } from "~/entities/student/view";
import { findPictures } from "~/features/picture/find-pictures.server";
import { findNamedWorks } from "~/features/publication/find-named-works.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import type { Cms } from "~/lib/cms/cms.server";
import { publicCms, uncachedCms } from "~/lib/cms/public-cms.server";
import { settle } from "~/lib/cms/settle.server";
import { seoTags } from "~/lib/head/seo";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { ButtonLink } from "~/ui/basic/button-link";
import { Deferred } from "~/ui/feedback/deferred";
import { PageHeader } from "~/ui/layout/page-header";
import { Section } from "~/ui/layout/section";
import { StudentTabs } from "./student-tabs";
import { StudentsSkeleton } from "./students-skeleton";

/** The query parameters that the loader reads. */
export const handle = { query: ["status", "degree"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const { searchParams } = new URL(request.url);
  const [{ value: listing }, seo] = await Promise.all([
    awaitUnlessBacked(settle("the students", readListing(cms, searchParams))),
    seoFor(cms, "/students", { title: texts.title }),
  ]);
  return publicPage({ listing, seo }, isAvailable(listing));
}

async function readListing(cms: Cms, search: URLSearchParams) {
  const namedWorks = findNamedWorks(cms, uncachedCms());
  const { students, ...tabs } = toListing(await listStudents(cms), search);
  const pictureOf = await findPictures(
    cms,
    students.map(({ photo_url }) => photo_url),
  );
  const pathOf = await namedWorks;
  const views = students.map((student) =>
    toStudentView(student, pictureOf(student.photo_url), pathOf),
  );
  return { ...tabs, students: views };
}

export default function Students() {
  const { listing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.title}>{texts.intro}</PageHeader>
      <Section id="approach" title={texts.approach.title}>
        <div className="max-w-prose space-y-4 font-serif text-lg">
          {texts.approach.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <Section id="students" title={texts.title}>
        <Deferred value={listing} fallback={<StudentsSkeleton />}>
          {(loaded) => <StudentTabs loaded={loaded} />}
        </Deferred>
      </Section>
      <Section id="opportunities" title={texts.opportunities.title}>
        <p className="max-w-prose font-serif text-lg">{texts.opportunities.text}</p>
        <p className="mt-6 print:hidden">
          <ButtonLink to="/contact">{texts.opportunities.link}</ButtonLink>
        </p>
      </Section>
    </>
  );
}
