import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Link, useActionData, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { BlogCategory } from "~/entities/blog-category/blog-category";
import type { EditedPost } from "~/entities/blog-post/blog-post";
import { blogPostInput } from "~/entities/blog-post/input";
import { texts } from "~/entities/blog-post/texts";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/form/image-field";
import { RecordConflict, RecordState, type SaveOutcome } from "~/ui/admin/form/record-state";
import { TextListField } from "~/ui/admin/form/text-list-field";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useUnsavedChanges } from "~/ui/admin/form/use-unsaved-changes";
import { Button, buttonClass } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";
import { ContentField } from "./content-field";

const LIST = "/admin/blog";

/**
 * The form of a post, on a page of its own: a long text needs the room, and without scripts no
 * dialog would open. What is typed stays until it is saved, whatever the answer to a save is.
 */
export function PostForm({
  post,
  categories,
}: {
  post: EditedPost | null;
  categories: readonly BlogCategory[];
}) {
  const fetcher = useFetcher<SaveOutcome>();
  // Where scripts do not run, the answer arrives with the page.
  const answered = useActionData<SaveOutcome>();
  const outcome = fetcher.data ?? answered;
  const isPending = fetcher.state !== "idle";
  const formRef = useRef<HTMLFormElement>(null);
  // Reading the post anew after a save must not end typing.
  const [defaultValue] = useState(() => defaultsOf(post));
  const [state] = useState(post);
  const [form] = useForm<z.input<typeof blogPostInput>, z.output<typeof blogPostInput>>({
    constraint: getZodConstraint(blogPostInput),
    defaultValue,
    lastResult: outcome?.saved === false ? outcome.result : undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: blogPostInput }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  useLeaveWhenSaved(formRef, !isPending && outcome?.saved === true);
  if (answered?.saved) return <Saved isNew={post === null} />;
  const { submit } = post ? texts.admin.editForm : texts.admin.addForm;
  return (
    <FormProvider context={form.context}>
      <fetcher.Form method="post" ref={formRef} {...getFormProps(form)} autoComplete="off">
        <RecordState record={state} />
        <div className="space-y-6">
          <TextField name="title" label="Title" />
          <TextareaField name="excerpt" label="Excerpt" rows={3} />
          <ContentField name="content" label="Content" />
          <SelectField name="category_id" label="Category" choices={choicesOf(post, categories)} />
          <TextListField name="tags" label="Tags" placeholder="Tag" isRequired={false} />
          <ImageField name="featured_image" label="Featured Image" />
          <SwitchField name="published" label="Publish Post" />
        </div>
        {/* At the left, because notifications stay at the right until they are closed. */}
        <div className="sticky bottom-0 z-10 mt-8 space-y-4 border-t border-line bg-paper py-4">
          <RecordConflict outcome={outcome} record={state} isPending={isPending} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isPending={isPending} pendingLabel="Saving...">
              {submit}
            </Button>
            <Link to={LIST} className={buttonClass("secondary")}>
              Cancel
            </Link>
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

/** Asks before unsaved changes are dropped, and goes back to the list when there are none left. */
function useLeaveWhenSaved(form: React.RefObject<HTMLFormElement | null>, isSaved: boolean): void {
  const { markSaved } = useUnsavedChanges(form);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return;
    markSaved();
    navigate(LIST);
  }, [isSaved, markSaved, navigate]);
}

function defaultsOf(post: EditedPost | null) {
  if (!post) return { published: false };
  const { id: _, version: _version, date: _date, category: _category, ...input } = post;
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
