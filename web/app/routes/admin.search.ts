import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { searchContent } from "~/entities/content-index/store.server";
import { toEntryLink } from "~/features/content-index/screens";
import { requireOwner } from "~/lib/auth/guard.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";

const MAX_FOUND = 20;
const MAX_LENGTH = 200;

/** The records whose name contains `?q=`, for the command palette; null when the search failed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const query = queryOf(request);
  if (!query) throw await owner.redirect("/admin");
  const found = await settle("the content index", searchContent(owner.cms, query, MAX_FOUND));
  const entries = resultOr(found, null)?.flatMap((entry) => toEntryLink(entry) ?? []) ?? null;
  return owner.json({ entries, query });
}

/** An answer that does not come must not take the screen away, nor must the login page. */
export async function clientLoader({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch {
    return { entries: null, query: queryOf(request) };
  }
}

function queryOf({ url }: Request): string | undefined {
  return new URL(url).searchParams.get("q")?.slice(0, MAX_LENGTH);
}

/** What was found changes by typing alone. */
export const shouldRevalidate = () => false;
