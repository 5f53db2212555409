import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCourses } from "~/entities/course/store.server";
import { type CourseTab, toCourseViews } from "~/entities/course/view";
import { listOfficeHours } from "~/entities/office-hour/store.server";
import { toOfficeHoursView } from "~/entities/office-hour/view";
import { seoFor } from "~/features/seo/seo-for.server";
import { listTeachingResources } from "~/entities/teaching-resource/store.server";
import { toResourceGroups } from "~/entities/teaching-resource/view";
import { readPhilosophy } from "~/entities/teaching-setting/store.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { settle } from "~/lib/cms/settle.server";
import { anyAvailable, publicPage } from "~/lib/http/public-page.server";
import { seoTags } from "~/lib/head/seo";
import { resolveOrDefer } from "~/lib/cache/resolve-or-defer.server";
import { PageHeader } from "~/ui/layout/page-header";
import { Courses } from "./courses";
import { OfficeHours } from "./office-hours";
import { Philosophy } from "./philosophy";
import { Resources } from "./resources";

const TITLE = "Teaching";

export const handle = { query: ["courses"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => seoTags(data?.seo, { title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const wanted = new URL(request.url).searchParams.get("courses");
  const tab: CourseTab = wanted === "past" ? "past" : "current";
  const reads = {
    philosophy: settle("the teaching philosophy", readPhilosophy(cms)),
    courses: settle("the courses", readCourses(tab)),
    resources: settle("the teaching resources", listTeachingResources(cms).then(toResourceGroups)),
    officeHours: settle("the office hours", listOfficeHours(cms).then(toOfficeHoursView)),
  };
  const [philosophy, courses, resources, officeHours, seo, isAvailable] = await Promise.all([
    resolveOrDefer(reads.philosophy),
    resolveOrDefer(reads.courses),
    resolveOrDefer(reads.resources),
    resolveOrDefer(reads.officeHours),
    seoFor(cms, "/teaching", { title: TITLE }),
    anyAvailable(Object.values(reads)),
  ]);
  const page = {
    tab,
    philosophy: philosophy.value,
    courses: courses.value,
    resources: resources.value,
    officeHours: officeHours.value,
    seo,
  };
  return publicPage(page, isAvailable);
}

async function readCourses(tab: CourseTab) {
  return toCourseViews(await listCourses(publicCms()), tab, today(env.TIME_ZONE));
}

export default function Teaching() {
  const { tab, philosophy, courses, resources, officeHours } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={TITLE} />
      <Philosophy philosophy={philosophy} />
      <Courses courses={courses} tab={tab} />
      <Resources resources={resources} />
      <OfficeHours officeHours={officeHours} />
    </>
  );
}
