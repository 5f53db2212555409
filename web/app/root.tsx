import { type LinksFunction, type LoaderFunctionArgs, data } from "@remix-run/node";
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import serif from "./fonts/source-serif-4.woff2?url";
import { NOT_INDEXED } from "~/lib/seo";
import { useNonce } from "~/lib/nonce";
import { themeScript } from "~/lib/theme";
import { readToast } from "~/lib/toast.server";
import { ErrorPage, errorTitle } from "~/routes/_site/error-page";
import { PageScripts } from "~/ui/page-scripts";
import { ProgressLine } from "~/ui/progress-line";
import { RouteAnnouncer } from "~/ui/route-announcer";
import { Toaster } from "~/ui/toaster";
import styles from "./tailwind.css?url";

export { unlessPicture as shouldRevalidate } from "./lib/revalidation";

export const links: LinksFunction = () => [
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
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
  const rootData = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161513" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} isUrgent={Boolean(rootData?.toast)} />
      </body>
    </html>
  );
}

export default function App() {
  const { toast } = useLoaderData<typeof loader>();
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
