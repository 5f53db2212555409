import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
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
  const query = new URL(request.url).searchParams.get("q")?.slice(0, MAX_LENGTH);
  if (!query) throw redirect("/admin");
  const found = await settle("the content index", searchContent(owner.cms, query, MAX_FOUND));
  const entries = resultOr(found, null)?.flatMap((entry) => toEntryLink(entry) ?? []) ?? null;
  return owner.json({ entries, query });
}

/** What was found changes by typing alone. */
export const shouldRevalidate = () => false;
