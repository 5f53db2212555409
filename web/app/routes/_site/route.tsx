import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { readProfessor } from "~/entities/about-page/store.server";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { readSiteSettings } from "~/entities/seo/store.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { NOT_HYDRATED } from "~/lib/http/hydration";
import { settle } from "~/lib/cms/settle.server";
import { resultOr } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
import { NOT_INDEXED, pageTitle } from "~/lib/head/seo";
import { ErrorPage, errorTitle } from "./error-page";
import { type SiteFrame, toFrame } from "./frame";
import { Letterhead } from "./letterhead";
import { PersonData } from "./person-data";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SpeculationRules } from "./speculation-rules";
import { texts } from "./texts";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

/** Pages of the site are plain HTML: the script of enhance/ adds to them, React does not run. */
export const handle = NOT_HYDRATED;

/**
 * A browser that paints while it still reads would move the header's parts about: each one makes
 * room for the next. Those who do not know this link paint as before.
 */
export const links = () => [{ rel: "expect", href: "#header", blocking: "render" }];

/** Never throws: every page is worth showing in a frame of defaults. */
export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const [professor, contact, settings] = await Promise.all([
    settle("the professor", readProfessor(cms)),
    settle("the contact details", readContactInfo(cms)),
    settle("the global SEO settings", readSiteSettings(cms)),
  ]);
  return {
    frame: toFrame(resultOr(professor, null), resultOr(contact, null), today(env.TIME_ZONE)),
    siteUrl: env.SITE_URL,
    // The address of a preview is nobody else's to know.
    analyticsId: isPreview(request)
      ? null
      : (resultOr(settings, null)?.google_analytics_id ?? null),
  };
}

function isPreview({ url }: Request): boolean {
  return new URL(url).searchParams.has(PREVIEW_PARAMETER);
}

/** Reached only when the router of a hydrated page leads here: public pages are documents. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

/** For pages that failed; all others bring their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error ? [{ title: pageTitle(errorTitle(error), data?.frame.name ?? null) }, NOT_INDEXED] : [];

export default function Site() {
  const { frame, analyticsId, siteUrl } = useLoaderData<typeof loader>();
  return (
    <Frame frame={frame}>
      <Outlet />
      <PersonData frame={frame} siteUrl={siteUrl} />
      {analyticsId && <script async src="/analytics.js" data-measurement-id={analyticsId} />}
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const loaded = useRouteLoaderData<typeof loader>("routes/_site");
  return (
    <Frame frame={loaded?.frame ?? toFrame(null, null, new Date().toISOString())}>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {texts.skip}
      </a>
      <SiteHeader name={frame.name} />
      <Letterhead frame={frame} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 pt-10 outline-none md:px-8 md:pt-16"
      >
        {children}
      </main>
      <SiteFooter frame={frame} />
      <SpeculationRules />
    </div>
  );
}
