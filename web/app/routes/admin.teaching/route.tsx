import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { listCourses } from "~/entities/course/store.server";
import { listOfficeHours } from "~/entities/office-hour/store.server";
import { listTeachingResources } from "~/entities/teaching-resource/store.server";
import { readPhilosophyForEdit } from "~/entities/teaching-setting/store.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TabPanel } from "~/ui/admin/layout/tab-panel";
import { TabLinks } from "~/ui/layout/tab-links";
import { carryOut, command, failureTexts } from "./commands.server";
import { CoursesTab } from "./courses-tab";
import { OfficeHoursTab } from "./office-hours-tab";
import { PhilosophyTab } from "./philosophy-tab";
import { ResourcesTab } from "./resources-tab";
import { TABS, labels, tabAddress, tabInAddress } from "./tabs";

export { revalidateUnlessTabChange as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

const TITLE = "Teaching Management";
const SUBTITLE = "Courses, resources, office hours and your teaching philosophy";

export const meta: MetaFunction = () => adminMeta(TITLE);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const { cms } = owner;
  return owner.reply({
    courses: settle("the courses", listCourses(cms)),
    resources: settle("the teaching resources", listTeachingResources(cms)),
    officeHours: settle("the office hours", listOfficeHours(cms)),
    philosophy: settle("the teaching philosophy", readPhilosophyForEdit(cms)),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: ({ intent }) => failureTexts[intent],
  });
}

export default function TeachingManagement() {
  const { courses, resources, officeHours, philosophy } = useLoaderData<typeof loader>();
  const current = tabInAddress(useSearchParams()[0]);
  const [query, setQuery] = useState("");
  const [isUnsaved, setUnsaved] = useState(false);
  const search = { query, setQuery };
  return (
    <>
      <ScreenHeader title={TITLE} subtitle={SUBTITLE} hasTrash />
      <TabLinks
        label={TITLE}
        tabs={TABS.map((tab) => ({
          label: tab === "philosophy" && isUnsaved ? `${labels[tab]} (unsaved)` : labels[tab],
          to: tabAddress(tab),
          isCurrent: tab === current,
        }))}
      />
      <TabPanel isCurrent={current === "courses"}>
        <CoursesTab courses={courses} search={search} />
      </TabPanel>
      <TabPanel isCurrent={current === "resources"}>
        <ResourcesTab resources={resources} courses={courses} search={search} />
      </TabPanel>
      <TabPanel isCurrent={current === "office-hours"}>
        <OfficeHoursTab officeHours={officeHours} search={search} />
      </TabPanel>
      <TabPanel isCurrent={current === "philosophy"}>
        <PhilosophyTab
          document={philosophy}
          isCurrent={current === "philosophy"}
          onDirtyChange={setUnsaved}
        />
      </TabPanel>
    </>
  );
}
