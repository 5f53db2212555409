import { data } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { NOT_INDEXED } from "~/lib/seo";
import { texts } from "./_site/texts";

export const meta: MetaFunction = () => [{ title: texts.errors.notFound.title }, NOT_INDEXED];

/** Every address that no other screen knows. The frame's error boundary draws the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
