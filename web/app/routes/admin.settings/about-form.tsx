import type { AboutPage } from "~/entities/about-page/about-page";
import { aboutPageInput } from "~/entities/about-page/input";
import { texts } from "~/entities/about-page/texts";
import { PdfAddressField } from "~/features/file/admin/pdf-address-field";
import { DocumentForm, FormSection } from "~/ui/admin/form/document-form";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { Repeatable } from "~/ui/admin/form/repeatable";
import { RepeatableTexts } from "~/ui/admin/form/repeatable-texts";
import { blank, withOneEntryEach } from "./about-entries";
import { AcademicProfileFields, EducationFields, RoleFields } from "./about-fields";

/**
 * The about page as one form (admin spec §2, Settings). It is the one place where name, position,
 * portrait and academic profiles are edited; header, footer and home page show them too.
 */
export function AboutForm({
  page,
  version,
  onDirtyChange,
}: {
  page: AboutPage;
  version: string;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  return (
    <DocumentForm
      title="About Page"
      history="about-page"
      schema={aboutPageInput}
      defaultValue={withOneEntryEach(page)}
      version={version}
      intent="about"
      submit={texts.admin.submit}
      onDirtyChange={onDirtyChange}
    >
      <IntroductionFields />
      <FormSection id="expertise">
        <RepeatableTexts name="expertise_areas" label="Expertise Areas" item="expertise area" />
      </FormSection>
      <Lists />
    </DocumentForm>
  );
}

function IntroductionFields() {
  return (
    // The tabs end in a line already.
    <section className="space-y-5">
      <h2 className="font-serif text-lg text-ink">Introduction</h2>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          hint="Stands in the header, the footer, page titles and on the home page, too."
        />
        <TextField
          name="title"
          label="Title/Position"
          hint="Stands below your name on the home page, too."
        />
      </div>
      <ImageField name="profile_image_url" label="Profile Image URL" />
      <PdfAddressField name="cv_url" label="CV" />
      <TextareaField name="bio" label="Biography" rows={10} />
    </section>
  );
}

function Lists() {
  return (
    <>
      <FormSection id="education">
        <Repeatable
          name="education"
          label="Education"
          heading="h2"
          item="degree"
          titleField="degree"
          blank={blank.education}
          openUpTo={3}
        >
          {(name) => <EducationFields name={name} />}
        </Repeatable>
      </FormSection>
      <FormSection id="roles">
        <Repeatable
          name="roles"
          label="Roles and Affiliations"
          heading="h2"
          item="role"
          titleField="title"
          blank={blank.role}
          openUpTo={3}
        >
          {(name) => <RoleFields name={name} />}
        </Repeatable>
      </FormSection>
      <FormSection id="academic-profiles">
        <Repeatable
          name="academic_profiles"
          label="Academic Profiles"
          heading="h2"
          item="academic profile"
          titleField="platform"
          blank={blank.academicProfile}
          openUpTo={3}
        >
          {(name) => <AcademicProfileFields name={name} />}
        </Repeatable>
      </FormSection>
    </>
  );
}
