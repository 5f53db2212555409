import type { z } from "zod";
import { awardsInput } from "~/entities/award/input";
import { blogPostInput } from "~/entities/blog-post/input";
import { previewPost } from "~/entities/blog-post/store.server";
import { eventsInput } from "~/entities/event/input";
import { focusAreasInput } from "~/entities/focus-area/input";
import { homeStatsInput } from "~/entities/home-stat/input";
import { mediaItemInput } from "~/entities/media-item/input";
import { previewMediaItem } from "~/entities/media-item/store.server";
import {
  PREVIEW_TYPES,
  type PreviewType,
  pageOf,
  pageOfList,
  previewAddress,
} from "~/entities/preview/preview";
import { previewList } from "~/entities/preview/store.server";
import { testimonialsInput } from "~/entities/testimonial/input";
import type { Cms } from "~/lib/cms/cms.server";
import { recordFields } from "~/lib/cms/document";
import { parseForm } from "~/lib/forms/form.server";

/** What came of a form: the address of its preview, or what is wrong with it by field. */
type Previewed = { address: string } | { errors: Record<string, string[] | null> };

type Preview = (cms: Cms, form: URLSearchParams) => Promise<Previewed>;

/** Reads a form by the schema of its save, and has the cms keep what it holds. */
function previewOf<Schema extends z.ZodType>(
  schema: Schema,
  preview: (cms: Cms, value: z.output<Schema>) => Promise<string>,
): Preview {
  return async (cms, form) => {
    const submission = parseForm(form, schema);
    if (submission.status !== "success") return { errors: submission.reply().error ?? {} };
    return { address: await preview(cms, submission.value) };
  };
}

function previewOfList(type: PreviewType, schema: z.ZodType<{ data: { id: string }[] }>): Preview {
  return previewOf(schema, async (cms, { data }) => {
    const { key } = await previewList(cms, type, data);
    return previewAddress(pageOfList(type), key);
  });
}

const previews: Record<PreviewType, Preview> = {
  "blog-post": previewOf(
    blogPostInput.safeExtend(recordFields),
    async (cms, { id, version: _, overwrite: _overwrite, ...input }) => {
      const made = await previewPost(cms, id, input);
      return previewAddress(pageOf("blog-post", made.id), made.key);
    },
  ),
  "media-item": previewOf(
    mediaItemInput.safeExtend(recordFields),
    async (cms, { id, version: _, overwrite: _overwrite, ...input }) => {
      const made = await previewMediaItem(cms, id, input);
      return previewAddress(pageOf("media-item", made.id), made.key);
    },
  ),
  event: previewOfList("event", eventsInput),
  award: previewOfList("award", awardsInput),
  "home-stat": previewOfList("home-stat", homeStatsInput),
  "focus-area": previewOfList("focus-area", focusAreasInput),
  testimonial: previewOfList("testimonial", testimonialsInput),
};

/** What previews a form of this name; undefined when there is no such form. */
export function previewFor(type: string | undefined): Preview | undefined {
  const known = PREVIEW_TYPES.find((name) => name === type);
  return known && previews[known];
}
