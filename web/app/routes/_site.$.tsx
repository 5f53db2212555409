import { data } from "@remix-run/node";

/** Every address that no other screen knows. The frame's error boundary renders the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
