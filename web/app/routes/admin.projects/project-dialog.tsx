import { useField, useFormMetadata } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { projectInput } from "~/entities/project/input";
import { PROJECT_STATUSES, type ProjectWithPublications } from "~/entities/project/project";
import { texts } from "~/entities/project/texts";
import { SelectField } from "~/ui/admin/form/choice-field";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { TextListField } from "~/ui/admin/form/text-list-field";
import { Button } from "~/ui/basic/button";

const statuses = PROJECT_STATUSES.map((value) => ({ value, label: texts.admin.choices[value] }));

/** Adds a project, or edits the given one. */
export function ProjectDialog({
  project,
  onClose,
}: {
  project: ProjectWithPublications | null;
  onClose: () => void;
}) {
  const words = project ? texts.admin.editDialog : texts.admin.addDialog;
  return (
    <RecordDialog
      history="project"
      {...words}
      schema={projectInput}
      record={project}
      defaultValue={defaultsOf(project)}
      onClose={onClose}
    >
      <TextField name="title" label="Title" />
      <TextareaField name="description" label="Description" rows={6} />
      <SelectField name="status" label="Status" choices={statuses} />
      <DateField name="start_date" label="Start Date" />
      <EndDate />
      <TextListField
        name="team_members"
        label="Team Members"
        placeholder="Team member name"
        isRequired
      />
      <TextField name="funding_source" label="Funding Source" />
      <ImageField name="featured_image" label="Featured Image" />
      {project && project.publications.length > 0 && <Publications of={project} />}
    </RecordDialog>
  );
}

/** What has come out of a project; it is chosen in the forms of publications. */
function Publications({ of: { publications } }: { of: ProjectWithPublications }) {
  return (
    <section className="space-y-1.5 text-sm">
      <h3 className="font-medium text-ink">{texts.admin.publications}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {publications.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/admin/publications?edit=${id}`} className="underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The end of a project, with the button that says that there is none. */
function EndDate() {
  const form = useFormMetadata();
  const [meta] = useField<string>("end_date");
  return (
    <div className="space-y-2">
      <DateField name="end_date" label="End Date" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          disabled={!meta.value}
          onClick={() => {
            form.update({ name: "end_date", value: "" });
            // The button is disabled now, which takes the focus from it.
            requestAnimationFrame(() => document.getElementById(meta.id)?.focus());
          }}
        >
          {texts.admin.clearEndDate}
        </Button>
        <p className="text-xs text-muted">{texts.admin.endDateHint}</p>
      </div>
    </div>
  );
}

/** The form's first values; a new project is active (admin spec §9). */
function defaultsOf(project: ProjectWithPublications | null) {
  if (!project) return { status: "active" };
  const { id: _, publications: __, ...rest } = project;
  return rest;
}
