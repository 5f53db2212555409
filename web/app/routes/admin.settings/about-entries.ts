import type { AboutPage } from "~/entities/about-page/about-page";
import { atLeastOne } from "~/lib/forms/blank";

/** A new entry of each list. */
export const blank = {
  education: { degree: "", field: "", university: "", year: "", dissertation: "" },
  role: { type: "", title: "", organization: "", start_year: "", end_year: "" },
  academicProfile: { platform: "", url: "" },
};

/** The form's first values: the document, with one blank entry in each list that is empty (admin spec §9). */
export function withOneEntryEach(page: AboutPage) {
  return {
    ...page,
    expertise_areas: atLeastOne(page.expertise_areas, ""),
    education: atLeastOne<AboutPage["education"][number]>(page.education, blank.education),
    roles: atLeastOne<AboutPage["roles"][number]>(page.roles, blank.role),
    academic_profiles: atLeastOne<AboutPage["academic_profiles"][number]>(
      page.academic_profiles,
      blank.academicProfile,
    ),
  };
}
