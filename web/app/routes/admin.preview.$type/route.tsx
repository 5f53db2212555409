import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { texts } from "~/entities/preview/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { asCmsError } from "~/lib/cms/cms.server";
import { readForm } from "~/lib/forms/form.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { Notice } from "~/ui/feedback/notice";
import { previewFor } from "./kinds.server";

export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.preview);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  if (!previewFor(params["type"])) throw data(null, { status: 404 });
  return owner.reply(null);
}

/** Leads to the public page that shows what a form holds, or says what is wrong with it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const preview = previewFor(params["type"]);
  if (!preview) throw data(null, { status: 404 });
  const form = await readForm(request);
  // A list's button, which a browser may send along, is not pressed here.
  form.delete("__intent__");
  try {
    const previewed = await preview(owner.cms, form);
    if ("address" in previewed) return await owner.redirect(previewed.address);
    return await owner.reply({ problems: messagesOf(previewed.errors) }, { status: 400 });
  } catch (error) {
    const { status, message, fields } = asCmsError(error);
    const messages = Object.values(fields);
    const problems = messages.length > 0 ? messages : [message];
    return owner.reply({ problems }, { status: status >= 400 && status < 500 ? 400 : 503 });
  }
}

/** Each message once: several rows of a list may lack the same. */
function messagesOf(errors: Record<string, string[] | null>): string[] {
  return [...new Set(Object.values(errors).flatMap((messages) => messages ?? []))];
}

/** A tab of its own, opened by the button of a form. */
export default function PreviewProblems() {
  const answer = useActionData<{ problems: string[] }>();
  if (!answer) return <ScreenHeader title={texts.preview} subtitle={texts.problems.none} />;
  return (
    <>
      <ScreenHeader title={texts.preview} />
      <Notice kind="error" title={texts.problems.title}>
        <p>{texts.problems.text}</p>
        <ul className="mt-2 list-disc pl-5 text-ink">
          {answer.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </>
  );
}
