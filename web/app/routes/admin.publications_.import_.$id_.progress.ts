import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import type { ImportProgress } from "~/entities/publication-import/publication-import";
import { findImport } from "~/entities/publication-import/store.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";

const UNKNOWN: ImportProgress = { status: "unknown", progress: null };

/** How far an import has come, for the screen that waits for it; null when it cannot be told. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const found = await settle("an import", findImport(owner.cms, params["id"] ?? ""));
  if (!found.ok) return owner.json({ import: null });
  const { status, progress } = found.value ?? UNKNOWN;
  return owner.json({ import: { status, progress } satisfies ImportProgress });
}

/** What is asked for here changes by its own doing alone. */
export const shouldRevalidate = () => false;

/**
 * An answer that does not come must not take the screen away, nor must the login page: the screen
 * goes there by itself where nothing is lost.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    return { import: error instanceof Response ? UNKNOWN : null };
  }
}
