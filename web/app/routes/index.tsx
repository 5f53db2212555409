import { redirect } from "@remix-run/node";

/** The one redirect-only screen (contract §5). */
export function loader() {
  return redirect("/", 301);
}
