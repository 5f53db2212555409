import { FormProvider } from "@conform-to/react";
import { Link, useActionData, useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import type { z } from "zod";
import type { BlogCategory } from "~/entities/blog-category/blog-category";
import type { EditedPost } from "~/entities/blog-post/blog-post";
import { blogPostInput } from "~/entities/blog-post/input";
import type { Share } from "~/entities/preview/preview";
import { texts } from "~/entities/blog-post/texts";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { SharePreview } from "~/features/preview/admin/share-preview";
import { ScheduleFields } from "~/features/schedule/admin/schedule-fields";
import { splitKeywords } from "~/lib/format/keywords";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { EnterSaves } from "~/ui/admin/drafts/save-shortcut";
import { SaveState } from "~/ui/admin/drafts/save-state";
import { useRestored, valuesOf } from "~/ui/admin/drafts/use-restored";
import { useSaving } from "~/ui/admin/drafts/use-saving";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import {
  RecordConflict,
  RecordState,
  RestoredAsNew,
  type SaveOutcome,
} from "~/ui/admin/form/record-state";
import { TextListField } from "~/ui/admin/form/text-list-field";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useSchemaForm } from "~/ui/admin/form/use-schema-form";
import { Button, buttonClass } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";
import { ContentField } from "./content-field";
import { DraftNote } from "./draft-note";

const LIST = "/admin/blog";

/**
 * The form of a post, on a page of its own: a long text needs the room, and without scripts no
 * dialog would open. What is typed stays until it is saved, whatever the answer to a save is.
 */
export function PostForm(props: PostFormProps) {
  const restored = useRestored("post", props.post?.id ?? null);
  return <FormOfPost key={restored?.id ?? ""} {...props} restored={restored} />;
}

interface PostFormProps {
  post: EditedPost | null;
  categories: readonly BlogCategory[];
  /** How its preview is shared; null where nothing is to be shared. */
  sharing: { share: Share | null } | null;
}

function FormOfPost({
  post,
  categories,
  sharing,
  restored,
}: PostFormProps & { restored: Draft | null }) {
  const fetcher = useFetcher<SaveOutcome>();
  // Where scripts do not run, the answer arrives with the page.
  const answered = useActionData<SaveOutcome>();
  const outcome = fetcher.data ?? answered;
  const isPending = fetcher.state !== "idle";
  const formRef = useRef<HTMLFormElement>(null);
  // Reading the post anew after a save must not end typing.
  const [defaultValue] = useState(() =>
    restored ? valuesOf<z.input<typeof blogPostInput>>(restored) : defaultsOf(post),
  );
  const [state] = useState(post);
  const navigate = useNavigate();
  const title = post?.title ?? texts.admin.addForm.title;
  const { saving, noteSent } = useSaving({
    form: formRef,
    subject: { kind: "post", record: post?.id ?? null, isInList: false, title, restored },
    outcome,
    isPending,
    onSaved: () => navigate(LIST),
  });
  const { context, formProps } = useSchemaForm(formRef, {
    schema: blogPostInput,
    defaultValue,
    outcome,
    isPending,
    shouldValidate: "onBlur",
    onSent: noteSent,
  });
  if (answered?.saved) return <Saved isNew={post === null} />;
  const { submit } = post ? texts.admin.editForm : texts.admin.addForm;
  return (
    <FormProvider context={context}>
      <fetcher.Form method="post" {...formProps} autoComplete="off">
        <EnterSaves label={submit} />
        <RecordState record={state} restored={restored} />
        <div className="space-y-6">
          <RestoredAsNew restored={restored} />
          <TextField name="title" label="Title" />
          <TextareaField name="excerpt" label="Excerpt" rows={3} />
          <ContentField name="content" label="Content" />
          <SelectField name="category_id" label="Category" choices={choicesOf(post, categories)} />
          <TextListField name="tags" label="Tags" placeholder="Tag" split={splitKeywords} />
          <ImageField name="featured_image" label="Featured Image" />
          <SwitchField name="published" label="Publish Post" />
          <ScheduleFields />
          <DraftNote />
          {post && sharing && <SharePreview type="blog-post" id={post.id} share={sharing.share} />}
        </div>
        {/* At the left, because notifications stay at the right until they are closed. */}
        <div className="save-bar sticky bottom-0 z-10 mt-8 space-y-4 border-t border-line bg-paper py-4">
          <RecordConflict outcome={outcome} record={state} isPending={isPending} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" data-save isPending={isPending} pendingLabel="Saving...">
              {submit}
            </Button>
            <PreviewButton type="blog-post" />
            <Link to={LIST} className={buttonClass("secondary")}>
              Cancel
            </Link>
            <SaveState saving={saving} />
          </div>
        </div>
      </fetcher.Form>
    </FormProvider>
  );
}

/** Where scripts do not run, nothing else leads away from a form that has been saved. */
function Saved({ isNew }: { isNew: boolean }) {
  return (
    <Notice
      kind="success"
      title={isNew ? texts.admin.created : texts.admin.updated}
      action={
        <Link to={LIST} className={buttonClass("secondary")}>
          {texts.admin.title}
        </Link>
      }
    >
      {null}
    </Notice>
  );
}

function defaultsOf(post: EditedPost | null) {
  if (!post) return { published: false };
  const {
    id: _,
    version: _version,
    date: _date,
    category: _category,
    schedule: _note,
    ...input
  } = post;
  return { ...input, category_id: input.category_id ?? "" };
}

/** The post's own category is offered even while the others cannot be read. */
function choicesOf(post: EditedPost | null, categories: readonly BlogCategory[]) {
  const own = post?.category;
  const isMissing = own && !categories.some(({ id }) => id === own.id);
  return [
    { value: "", label: texts.admin.uncategorized },
    ...[...(isMissing ? [own] : []), ...categories].map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  ];
}
