import { researchPageInput } from "~/entities/research-page/input";
import type { ResearchPage } from "~/entities/research-page/research-page";
import { texts } from "~/entities/research-page/texts";
import { DocumentForm, FormSection } from "~/ui/admin/form/document-form";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { Repeatable } from "~/ui/admin/form/repeatable";
import { RepeatableTexts } from "~/ui/admin/form/repeatable-texts";
import { AreaFields } from "./area-fields";
import { blank, withOneEntryEach } from "./blank-entries";
import { MastersProjectFields, PhdPositionFields } from "./opportunity-fields";
import { ProjectFields } from "./project-fields";
import { SectionLinks } from "./section-links";
import { TeamMemberFields } from "./team-member-fields";

const sections = {
  page: { id: "page", title: "Page" },
  areas: { id: "research-areas", title: "Research Areas" },
  projects: { id: "current-projects", title: "Current Projects" },
  lab: { id: "lab-information", title: "Lab Information" },
  opportunities: { id: "research-opportunities", title: "Research Opportunities" },
} as const;

/** The whole research page as one form (admin spec §2, Research Settings). */
export function ResearchForm({ page, version }: { page: ResearchPage; version: string }) {
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-10">
      <DocumentForm
        schema={researchPageInput}
        defaultValue={withOneEntryEach(page)}
        version={version}
        submit={texts.admin.submit}
      >
        <FormSection {...sections.page}>
          <TextField name="title" label="Page Title" />
          <TextareaField name="description" label="Page Description" rows={3} />
        </FormSection>
        <FormSection id={sections.areas.id}>
          <Repeatable
            name="research_areas"
            label={sections.areas.title}
            heading="h2"
            item="research area"
            titleField="title"
            blank={blank.area}
          >
            {(name) => <AreaFields name={name} />}
          </Repeatable>
        </FormSection>
        <FormSection id={sections.projects.id}>
          <Repeatable
            name="current_projects"
            label={sections.projects.title}
            heading="h2"
            item="project"
            titleField="title"
            blank={blank.project}
          >
            {(name) => <ProjectFields name={name} />}
          </Repeatable>
        </FormSection>
        <FormSection {...sections.lab}>
          <LabFields name="lab_information" />
        </FormSection>
        <FormSection {...sections.opportunities}>
          <OpportunitiesFields name="research_opportunities" />
        </FormSection>
      </DocumentForm>
      <SectionLinks sections={Object.values(sections)} />
    </div>
  );
}

function LabFields({ name }: { name: string }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField name={`${name}.name`} label="Lab Name" />
        <TextField name={`${name}.location`} label="Location" />
      </div>
      <RepeatableTexts name={`${name}.equipment`} label="Equipment" item="piece of equipment" />
      <Repeatable
        name={`${name}.team_members`}
        label="Team Members"
        heading="h3"
        item="team member"
        titleField="name"
        blank={blank.teamMember}
      >
        {(member) => <TeamMemberFields name={member} />}
      </Repeatable>
    </>
  );
}

function OpportunitiesFields({ name }: { name: string }) {
  return (
    <>
      <Repeatable
        name={`${name}.phd_positions`}
        label="PhD Positions"
        heading="h3"
        item="PhD position"
        titleField="title"
        blank={blank.phdPosition}
      >
        {(position) => <PhdPositionFields name={position} />}
      </Repeatable>
      <Repeatable
        name={`${name}.masters_projects`}
        label="Master's Projects"
        heading="h3"
        item="master's project"
        titleField="title"
        blank={blank.mastersProject}
      >
        {(project) => <MastersProjectFields name={project} />}
      </Repeatable>
      <TextareaField
        name={`${name}.undergraduate_opportunities`}
        label="Undergraduate Opportunities"
        rows={6}
      />
    </>
  );
}
