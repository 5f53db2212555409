import { useField } from "@conform-to/react";
import { useId, useMemo } from "react";
import { pageSeoInputBeside } from "~/entities/seo/input";
import {
  DEFAULT_IMAGE,
  OG_TYPES,
  type PageSeoRow,
  resolveSeo,
  toPagePath,
} from "~/entities/seo/page-seo";
import { texts } from "~/entities/seo/texts";
import type { Address } from "~/features/seo/addresses";
import { capitalized } from "~/lib/format/sentence";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { RecordDialog } from "~/ui/admin/form/record-form";
import { Preview, type SiteFacts } from "./preview";

const types = OG_TYPES.map((type) => ({ value: type, label: capitalized(type) }));

/**
 * Adds the settings of a page, or edits the given ones.
 * @param rows all pages that have settings
 * @param addresses all pages that can have settings
 */
export function PageSeoDialog({
  row,
  rows,
  addresses,
  facts,
  onClose,
}: {
  row: PageSeoRow | null;
  rows: readonly PageSeoRow[];
  addresses: readonly Address[];
  facts: SiteFacts;
  onClose: () => void;
}) {
  const taken = useMemo(
    () => rows.filter(({ id }) => id !== row?.id).map(({ path }) => path),
    [rows, row],
  );
  const schema = useMemo(() => pageSeoInputBeside(taken), [taken]);
  return (
    <RecordDialog
      history="page-seo"
      {...(row ? texts.admin.editDialog : texts.admin.addDialog)}
      isWide
      scrollClass="max-h-[70vh] short:max-h-none"
      schema={schema}
      record={row}
      defaultValue={defaultsOf(row, facts)}
      onClose={onClose}
    >
      <div className="gap-8 max-lg:space-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-5">
          <PathField addresses={addresses.filter(({ path }) => !taken.includes(path))} />
          <TextField name="title" label="Title" hint={texts.admin.titleHint} />
          <TextareaField name="description" label="Description" rows={3} />
          <TextField name="keywords" label="Keywords" hint={texts.admin.keywordsHint} />
          <ImageField name="og_image" label="OG Image" />
          <SelectField name="og_type" label="OG Type" choices={types} />
          <TextField
            name="canonical_url"
            label="Canonical URL"
            type="url"
            placeholder="https://"
            hint={texts.admin.canonicalHint}
          />
          <SwitchField name="no_index" label="No Index" hint={texts.admin.noIndexHint} />
        </div>
        <div className="lg:sticky lg:top-0 lg:self-start">
          <PagePreview addresses={addresses} facts={facts} />
        </div>
      </div>
    </RecordDialog>
  );
}

/** Any path may be typed; those of the site are offered, by address and by title. */
function PathField({ addresses }: { addresses: readonly Address[] }) {
  const list = useId();
  return (
    <>
      <TextField
        name="path"
        label="Page Path"
        list={list}
        autoComplete="off"
        spellCheck={false}
        placeholder="/publications"
        hint={texts.admin.pathHint}
      />
      <datalist id={list}>
        {addresses.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Follows what is typed; a part of its own, so that a keystroke renders nothing else. */
function PagePreview({ addresses, facts }: { addresses: readonly Address[]; facts: SiteFacts }) {
  const [path] = useField<string>("path");
  const [title] = useField<string>("title");
  const [description] = useField<string>("description");
  const [image] = useField<string>("og_image");
  const [canonical] = useField<string>("canonical_url");
  const [noIndex] = useField<boolean>("no_index");
  const address = toPagePath(path.value?.trim() ?? "");
  const page = addresses.find((known) => known.path === address);
  // Of publications only the newest are offered.
  const isUnknown = address.length > 1 && !page && !address.startsWith("/publications/");
  const seo = resolveSeo({
    ...facts,
    path: address.startsWith("/") ? address : "/",
    page: {
      title: blankAsNull(title.value),
      description: blankAsNull(description.value),
      keywords: null,
      og_image: blankAsNull(image.value),
      og_type: "website",
      canonical_url: blankAsNull(canonical.value),
      no_index: noIndex.value === "on",
    },
    defaults: { title: page?.title, description: page?.description },
  });
  return (
    <>
      {isUnknown && <p className="mb-4 text-sm text-warning">{texts.admin.unknownPath}</p>}
      <Preview seo={seo} siteUrl={facts.siteUrl} />
    </>
  );
}

/** A blank field is as good as none. */
function blankAsNull(text: string | undefined): string | null {
  return text?.trim() || null;
}

/** New settings have the site's own picture (admin spec §9). */
function defaultsOf(row: PageSeoRow | null, { site }: SiteFacts) {
  if (!row) {
    return { og_type: "website", og_image: site?.default_og_image ?? DEFAULT_IMAGE } as const;
  }
  const { id: _, ...rest } = row;
  return rest;
}
