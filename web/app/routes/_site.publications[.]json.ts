import type { LoaderFunctionArgs } from "@remix-run/node";
import { FILTER_PARAMETERS } from "~/entities/publication/filter";
import { exportList } from "~/features/publication/export-response.server";

/** The filter of the list. */
export const handle = { query: FILTER_PARAMETERS };

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return exportList(new URL(request.url).searchParams, "json");
}
