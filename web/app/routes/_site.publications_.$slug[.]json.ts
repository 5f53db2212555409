import type { LoaderFunctionArgs } from "@remix-run/node";
import { exportOne } from "~/features/publication/export-response.server";

export function loader({ params: { slug = "" } }: LoaderFunctionArgs): Promise<Response> {
  return exportOne(slug, "json");
}
