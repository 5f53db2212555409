import { formTexts } from "~/entities/publication/form-texts";
import {
  DATE_PRECISIONS,
  LINK_KINDS,
  PUBLICATION_STAGES,
  PUBLICATION_TYPES,
  type ProjectReference,
  type Publication,
} from "~/entities/publication/publication";
import { splitKeywords } from "~/lib/format/keywords";
import { splitAuthors } from "~/entities/publication/split-authors";
import { texts } from "~/entities/publication/texts";
import { plainTitle } from "~/entities/publication/title";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { TextField } from "~/ui/admin/form/field";
import { Repeatable } from "~/ui/admin/form/repeatable";
import { TextListField } from "~/ui/admin/form/text-list-field";
import { ListEditorProvider } from "~/ui/admin/list-editor/list-editor-provider";
import { ChecklistField } from "./checklist-field";
import { FieldGroup } from "./field-group";
import { PdfField } from "./pdf-field";

const { fields, groups, hints } = formTexts;

const types = PUBLICATION_TYPES.map((value) => ({ value, label: texts.types[value] }));
const stages = PUBLICATION_STAGES.map((value) => ({ value, label: formTexts.stages[value] }));
const precisions = DATE_PRECISIONS.map((value) => ({ value, label: formTexts.precisions[value] }));
const kinds = LINK_KINDS.map((value) => ({ value, label: texts.linkKinds[value] }));

const SHORT = ["volume", "issue", "pages", "article_number", "number", "edition"] as const;
const LONG = ["series", "publisher", "place", "institution", "event_title", "language"] as const;
const IDS = ["isbn", "issn"] as const;
const LISTS = ["editors", "keywords"] as const;
const NOTES = ["genre", "eprint", "award", "slug", "citation_key"] as const;
const CHOICES = ["type", "stage", "date_precision", "featured"] as const;

/** What every publication has, whether or not it was given. */
const ALWAYS_THERE = new Set<string>(["slug", "citation_key"]);

function hasDetails(publication: Publication): boolean {
  const isGiven = [...SHORT, ...LONG, ...IDS, ...NOTES].some(
    (name) => !ALWAYS_THERE.has(name) && publication[name] !== null,
  );
  const { type, stage, date_precision: precision, featured } = publication;
  const isSpecial = type !== "article" || stage !== "published" || precision !== "day" || featured;
  return isGiven || isSpecial || LISTS.some((name) => publication[name].length > 0);
}

/** What a publication is, and where it has come out. */
export function DetailFields({
  publication,
  isOnSite = true,
}: {
  publication: Publication | null;
  /** Whether it has, or gets, an address and a place on the home page by this form. */
  isOnSite?: boolean;
}) {
  return (
    <FieldGroup
      label={groups.details}
      names={[...CHOICES, ...SHORT, ...LONG, ...IDS, ...LISTS, ...NOTES]}
      isOpen={publication !== null && hasDetails(publication)}
    >
      <SelectField name="type" label={fields.type} choices={types} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="stage" label={fields.stage} choices={stages} />
        <SelectField name="date_precision" label={fields.date_precision} choices={precisions} />
      </div>
      <TextField name="genre" label={fields.genre} hint={hints.genre} />
      <div className="grid gap-5 sm:grid-cols-2">
        {SHORT.map((name) => (
          <TextField key={name} name={name} label={fields[name]} />
        ))}
      </div>
      {LONG.map((name) => (
        <TextField key={name} name={name} label={fields[name]} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        {IDS.map((name) => (
          <TextField key={name} name={name} label={fields[name]} />
        ))}
      </div>
      <TextField name="eprint" label={fields.eprint} hint={hints.eprint} />
      <TextListField
        name="editors"
        label={fields.editors}
        placeholder="Editor name"
        split={splitAuthors}
      />
      <TextListField
        name="keywords"
        label={fields.keywords}
        placeholder="Keyword"
        split={splitKeywords}
      />
      <TextField name="award" label={fields.award} hint={hints.award} />
      {isOnSite && (
        <>
          <SwitchField name="featured" label={fields.featured} />
          <TextField name="slug" label={fields.slug} hint={hints.slug} />
        </>
      )}
      <TextField name="citation_key" label={fields.citation_key} hint={hints.citation_key} />
    </FieldGroup>
  );
}

/**
 * Where else something of it is: its code, a talk, and the paper itself.
 * @param hasFile whether the paper can be uploaded here
 */
export function LinkFields({
  publication,
  hasFile = true,
}: {
  publication: Pick<Publication, "links" | "pdf"> | null;
  hasFile?: boolean;
}) {
  return (
    <FieldGroup
      label={groups.links}
      names={["links", "pdf"]}
      isOpen={publication !== null && (publication.links.length > 0 || publication.pdf !== null)}
    >
      {hasFile && <PdfField name="pdf" />}
      <ListEditorProvider>
        <Repeatable
          name="links"
          label={fields.links}
          heading="h3"
          item="link"
          titleField="url"
          min={0}
          empty="No links yet"
          blank={{ kind: "code", url: "", label: "" }}
        >
          {(name) => (
            <>
              <SelectField name={`${name}.kind`} label={fields.kind} choices={kinds} />
              <TextField
                name={`${name}.url`}
                label={fields.url}
                type="url"
                placeholder="https://"
              />
              <TextField name={`${name}.label`} label={fields.label} />
            </>
          )}
        </Repeatable>
      </ListEditorProvider>
    </FieldGroup>
  );
}

/** The choices, with those that are chosen already and not among them. */
function withChosen(
  choices: readonly ProjectReference[],
  ...chosen: readonly (ProjectReference | null)[]
): readonly ProjectReference[] {
  const known = new Set(choices.map(({ id }) => id));
  return [...choices, ...chosen.filter((one) => one !== null && !known.has(one.id))].filter(
    (one) => one !== null,
  );
}

/** The work of which it is a version, its own versions, and the projects that it came from. */
export function RelationFields({
  publication,
  publications,
  projects,
}: {
  publication: Publication | null;
  publications: readonly Publication[];
  projects: readonly ProjectReference[];
}) {
  const works = publications.filter(
    ({ id, version_of }) => id !== publication?.id && version_of === null,
  );
  const versions = publication?.versions ?? [];
  // What is chosen is offered, also when the rest cannot be read: saving must not drop it.
  const offeredWorks = withChosen(works, publication?.version_of ?? null);
  const offeredProjects = withChosen(projects, ...(publication?.projects ?? []));
  const isOpen =
    versions.length > 0 ||
    (publication !== null && (publication.version_of !== null || publication.projects.length > 0));
  return (
    <FieldGroup label={groups.versions} names={["version_of", "projects"]} isOpen={isOpen}>
      <SelectField
        name="version_of"
        label={fields.version_of}
        hint={hints.version_of}
        choices={[
          { value: "", label: formTexts.noWork },
          ...offeredWorks.map(({ id, title }) => ({ value: id, label: plainTitle(title) })),
        ]}
      />
      {versions.length > 0 && (
        <div className="space-y-1.5 text-sm">
          <p className="font-medium text-ink">{formTexts.versions}</p>
          <ul className="list-disc pl-5 text-muted">
            {versions.map(({ id, title, type }) => (
              <li key={id}>
                {plainTitle(title)} ({texts.types[type]})
              </li>
            ))}
          </ul>
        </div>
      )}
      <ChecklistField
        name="projects"
        label={fields.projects}
        choices={offeredProjects.map(({ id, title }) => ({ value: id, label: title }))}
        empty={hints.noProjects}
      />
    </FieldGroup>
  );
}
