import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { PREVIEW_TYPES } from "~/entities/preview/preview";
import { shareRecord, withdrawShare } from "~/entities/preview/store.server";
import type { ShareReply } from "~/features/preview/admin/share-preview";
import { requireOwner } from "~/lib/auth/guard.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { parseForm, readForm } from "~/lib/forms/form.server";

export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";

/** There is nothing to see here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  throw await owner.redirect("/admin");
}

const command = z.object({
  intent: z.enum(["share", "withdraw"]),
  type: z.enum(PREVIEW_TYPES),
  id: z.string(),
});

/** Shares the preview of a record, or ends that, for the part of its form that asks. */
export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const submission = parseForm(await readForm(request), command);
  const failed: ShareReply = { ok: false, share: null };
  if (submission.status !== "success") return owner.json(failed, 400);
  return owner.json(await carryOut(owner.cms, submission.value));
}

async function carryOut(
  cms: Cms,
  { intent, type, id }: z.output<typeof command>,
): Promise<ShareReply> {
  try {
    if (intent === "share") return { ok: true, share: await shareRecord(cms, type, id) };
    await withdrawShare(cms, type, id);
    return { ok: true, share: null };
  } catch (error) {
    asCmsError(error);
    return { ok: false, share: null };
  }
}
