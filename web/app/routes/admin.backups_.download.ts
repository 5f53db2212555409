import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { downloadBackup } from "~/entities/backup/store.server";
import { texts } from "~/entities/backup/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { asCmsError } from "~/lib/cms/cms.server";
import { readForm } from "~/lib/forms/form.server";
import { failure } from "~/lib/toast/toast";

const SCREEN = "/admin/backups";

/** There is nothing to see here: a backup is sent to a form only. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  throw await owner.redirect(SCREEN);
}

const posted = z.object({
  name: z.string().regex(/^[\w.-]{1,200}$/),
  currentPassword: z.string().min(1),
});

/** Sends a backup as a file to keep. A document's form posts here, so a failure is a page again. */
export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const form = posted.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) return owner.json({ ok: false }, 400);
  const { name, currentPassword } = form.data;
  try {
    const { body, size } = await downloadBackup(owner, name, currentPassword);
    return await owner.file(body, { name, size, type: "application/gzip" });
  } catch (error) {
    const { serverMessage } = asCmsError(error);
    return owner.redirect(SCREEN, failure(serverMessage ?? texts.downloadFailed));
  }
}
