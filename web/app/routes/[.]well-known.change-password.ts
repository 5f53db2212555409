import { redirect } from "@remix-run/node";

/** Leads a password manager to the form that changes the password (W3C, A Well-Known URL for Changing Passwords). */
export function loader() {
  return redirect("/admin/settings?tab=advanced");
}
