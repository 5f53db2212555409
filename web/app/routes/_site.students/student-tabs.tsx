import { texts } from "~/entities/student/texts";
import {
  DEGREES,
  type Degree,
  STATUSES,
  type Status,
  type StudentView,
} from "~/entities/student/view";
import type { Result } from "~/lib/cms/result";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageToast } from "~/ui/feedback/page-toast";
import { TabLinks } from "~/ui/layout/tab-links";
import { StudentCard } from "./student-card";

interface Listing {
  status: Status;
  degree: Degree;
  students: StudentView[];
}

/** The anchor keeps the section in sight. */
function addressOf(status: Status, degree: Degree | null): string {
  const search = new URLSearchParams({
    ...(status !== "current" && { status }),
    ...(degree && { degree }),
  });
  return `/students${search.size > 0 ? `?${search}` : ""}#students`;
}

/** The students by status and by degree. */
export function StudentTabs({ loaded }: { loaded: Result<Listing> }) {
  if (!loaded.ok) return <Failure />;
  const { status, degree, students } = loaded.value;
  return (
    <>
      <div className="-mb-5 print:hidden">
        <TabLinks
          label={texts.tabs.status}
          tabs={STATUSES.map((name) => ({
            label: texts.tabs[name],
            to: addressOf(name, null),
            isCurrent: name === status,
          }))}
        />
      </div>
      <TabLinks
        label={texts.tabs.degree}
        tabs={DEGREES.map((name) => ({
          label: texts.tabs[name],
          to: addressOf(status, name),
          isCurrent: name === degree,
        }))}
      />
      {students.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <ul className="grid gap-6 xl:grid-cols-2">
          {students.map((student) => (
            <li key={student.id} className="flex min-w-0">
              <StudentCard student={student} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A toast (public spec §8), and a sentence where the students would be: a toast goes. */
function Failure() {
  return (
    <>
      <PageToast toast={{ type: "error", title: "Error", description: texts.fetchFailed }} />
      <EmptyState>{texts.unavailable}</EmptyState>
    </>
  );
}
