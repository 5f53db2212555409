import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { DEFAULT_PROFESSOR } from "~/entities/about-page/about-page";
import { readProfessor } from "~/entities/about-page/store.server";
import { seoFor } from "~/entities/seo/store.server";
import { publicCms } from "~/lib/cms.server";
import { load } from "~/lib/load.server";
import { valueOr } from "~/lib/loaded";
import { DEFAULT_TITLE, seoTags } from "~/lib/seo";
import { Hero } from "./hero";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: DEFAULT_TITLE });

export async function loader() {
  const cms = publicCms();
  const [professor, seo] = await Promise.all([
    load("the professor", readProfessor(cms)),
    seoFor(cms, "/", {}),
  ]);
  const { name, title } = valueOr(professor, DEFAULT_PROFESSOR);
  return { name, tagline: title, seo };
}

export default function Home() {
  const { name, tagline } = useLoaderData<typeof loader>();
  return <Hero name={name} tagline={tagline} />;
}
