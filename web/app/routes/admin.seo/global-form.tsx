import { useField } from "@conform-to/react";
import { siteSettingsInput } from "~/entities/seo/input";
import { type SiteSettings, defaultSiteSettings, resolveSeo } from "~/entities/seo/page-seo";
import { texts } from "~/entities/seo/texts";
import { DocumentForm } from "~/ui/admin/form/document-form";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { Preview, type SiteFacts } from "./preview";

/** The settings for the whole site (admin spec §2, SEO Management). */
export function GlobalForm({
  settings,
  version,
  facts,
}: {
  /** Null while nothing has been saved. */
  settings: SiteSettings | null;
  version: string;
  facts: SiteFacts;
}) {
  return (
    <DocumentForm
      title="Global SEO"
      history="seo-setting"
      schema={siteSettingsInput}
      defaultValue={settings ?? defaultSiteSettings(facts.professor)}
      version={version}
      intent="global"
      submit={texts.admin.submit}
    >
      <div className="gap-10 max-xl:space-y-10 xl:grid xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="space-y-5">
          <TextField name="site_title" label="Site Title" hint={texts.admin.titleHint} />
          <TextareaField name="site_description" label="Site Description" rows={3} />
          <TextField
            name="default_keywords"
            label="Default Keywords"
            hint={texts.admin.keywordsHint}
          />
          <ImageField name="default_og_image" label="Default OG Image" />
          <TextField
            name="google_analytics_id"
            label="Google Analytics ID"
            autoComplete="off"
            spellCheck={false}
            hint={texts.admin.analyticsHint}
          />
          <TextField
            name="google_site_verification"
            label="Google Site Verification"
            autoComplete="off"
            spellCheck={false}
            hint={texts.admin.verificationHint}
          />
        </div>
        <div>
          <SitePreview facts={facts} />
        </div>
      </div>
    </DocumentForm>
  );
}

/** Follows what is typed; a part of its own, so that a keystroke renders nothing else. */
function SitePreview({ facts }: { facts: SiteFacts }) {
  const [title] = useField<string>("site_title");
  const [description] = useField<string>("site_description");
  const [image] = useField<string>("default_og_image");
  const seo = resolveSeo({
    ...facts,
    path: "/",
    page: null,
    site: {
      site_title: title.value?.trim() || null,
      site_description: description.value?.trim() || null,
      default_keywords: null,
      default_og_image: image.value?.trim() || null,
      google_analytics_id: null,
      google_site_verification: null,
    },
    defaults: {},
  });
  return (
    <>
      <p className="mb-4 text-sm text-muted">{texts.admin.preview.anyPage}</p>
      <Preview seo={seo} siteUrl={facts.siteUrl} />
    </>
  );
}
