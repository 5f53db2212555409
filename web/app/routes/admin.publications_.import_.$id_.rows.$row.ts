import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { readEntry } from "~/entities/publication-import/store.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { askToSignIn } from "~/ui/admin/drafts/sign-in-request";

/** All that was read of one entry, for the dialog that corrects it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const { id = "", row } = params;
  return owner.json(await settle("an entry", readEntry(owner.cms, id, Number(row))));
}

/** The dialog keeps what it was opened with. */
export const shouldRevalidate = () => false;

/**
 * An answer that does not come must not take the screen with everything ticked on it away, nor must
 * the login page.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response && (await askToSignIn())) return serverLoader();
    return { ok: false };
  }
}
