import { type LinksFunction, type LoaderFunctionArgs, data } from "@remix-run/node";
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import enhance from "virtual:enhance";
import serif from "./fonts/source-serif-4.woff2?url";
import { isHydrated } from "~/lib/http/hydration";
import { useNonce } from "~/lib/http/nonce";
import { earlyClickScript, replayEarlyClick } from "~/lib/head/early-click";
import { NOT_INDEXED } from "~/lib/head/seo";
import { themeScript } from "~/lib/head/theme";
import { readToast } from "~/lib/toast/toast.server";
import { ErrorPage, errorTitle } from "~/routes/_site/error-page";
import { PageToast } from "~/ui/feedback/page-toast";
import { ProgressLine } from "~/ui/feedback/progress-line";
import { RouteAnnouncer } from "~/ui/feedback/route-announcer";
import { Toaster } from "~/ui/feedback/toaster";
import siteStyles from "./site.css?url";
import styles from "./tailwind.css?url";

export { revalidateForToast as shouldRevalidate } from "./lib/forms/revalidation";

export const links: LinksFunction = () => [
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await readToast(request);
  return data({ toast }, headers ? { headers } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const hydrates = isHydrated(useMatches());
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={hydrates ? styles : siteStyles} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: hydrates ? `${themeScript};${earlyClickScript}` : themeScript,
          }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrates ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : (
          <script
            type="module"
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: enhance }}
          />
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { toast } = useLoaderData<typeof loader>();
  useEffect(replayEarlyClick, []);
  if (!isHydrated(useMatches())) {
    return (
      <>
        {toast && <PageToast toast={toast} />}
        <Outlet />
      </>
    );
  }
  return (
    <>
      <ProgressLine />
      <RouteAnnouncer />
      <Toaster toast={toast} />
      <Outlet />
    </>
  );
}

/** For pages that failed outside of any frame; all others bring their own. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: errorTitle(error) }, NOT_INDEXED] : [];

/** The last resort, for what no screen has caught. Needs nothing that a loader gives. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main className="mx-auto max-w-page px-4 py-16 md:px-8">
      <ErrorPage error={error} />
    </main>
  );
}
