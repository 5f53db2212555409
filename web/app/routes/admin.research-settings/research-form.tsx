import { useState } from "react";
import { researchPageInput } from "~/entities/research-page/input";
import type { ResearchPage } from "~/entities/research-page/research-page";
import { texts } from "~/entities/research-page/texts";
import { DocumentForm } from "~/ui/admin/form/document-form";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { Repeatable } from "~/ui/admin/form/repeatable";
import { RepeatableTexts } from "~/ui/admin/form/repeatable-texts";
import { ExpandAllProvider, type ExpandRequest } from "~/ui/admin/list-editor/expand-all";
import { Button } from "~/ui/basic/button";
import { AreaFields } from "./area-fields";
import { blank, withOneEntryEach } from "./blank-entries";
import { MastersProjectFields, PhdPositionFields } from "./opportunity-fields";
import { ProjectFields } from "./project-fields";
import { Section } from "./section";
import { SectionLinks } from "./section-links";
import { TeamMemberFields } from "./team-member-fields";

/** Each with the field of the document that stands in it. */
const sections = {
  page: { id: "page", title: "Page", field: "title" },
  areas: { id: "research-areas", title: "Research Areas", field: "research_areas" },
  projects: { id: "current-projects", title: "Current Projects", field: "current_projects" },
  lab: { id: "lab-information", title: "Lab Information", field: "lab_information" },
  opportunities: {
    id: "research-opportunities",
    title: "Research Opportunities",
    field: "research_opportunities",
  },
} as const;

/** The whole research page as one form (admin spec §2, Research Settings). */
export function ResearchForm({ page, version }: { page: ResearchPage; version: string }) {
  const [request, setRequest] = useState<ExpandRequest | null>(null);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const part = ({ id, title, field }: (typeof sections)[keyof typeof sections]) => ({
    id,
    title,
    isInvalid: invalid.some((name) => name.startsWith(field)),
  });
  const isExpanded = request?.isExpanded ?? false;
  return (
    <ExpandAllProvider value={request}>
      <div className="mb-4 flex justify-end">
        <Button
          variant="quiet"
          className="needs-script"
          onClick={() => setRequest({ isExpanded: !isExpanded })}
        >
          {isExpanded ? "Collapse all" : "Expand all"}
          <span className="sr-only">: the whole page</span>
        </Button>
      </div>
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-10">
        <DocumentForm
          title="Research Page"
          history="research-page"
          schema={researchPageInput}
          defaultValue={withOneEntryEach(page)}
          version={version}
          submit={texts.admin.submit}
          onInvalid={(errors) => setInvalid(Object.keys(errors))}
        >
          <Section {...part(sections.page)}>
            <TextField name="title" label="Page Title" />
            <TextareaField name="description" label="Page Description" rows={3} />
          </Section>
          <Section {...part(sections.areas)} hasOwnHeading>
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
          </Section>
          <Section {...part(sections.projects)} hasOwnHeading>
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
          </Section>
          <Section {...part(sections.lab)}>
            <LabFields name="lab_information" />
          </Section>
          <Section {...part(sections.opportunities)}>
            <OpportunitiesFields name="research_opportunities" />
          </Section>
        </DocumentForm>
        <SectionLinks sections={Object.values(sections)} />
      </div>
    </ExpandAllProvider>
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
