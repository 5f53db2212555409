import { type LinksFunction, type LoaderFunctionArgs, data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { useNonce } from "~/lib/nonce";
import { themeScript } from "~/lib/theme";
import { readToast } from "~/lib/toast.server";
import { ErrorPage, errorTitle } from "~/routes/_site/error-page";
import { ProgressLine } from "~/ui/progress-line";
import { Toaster } from "~/ui/toaster";
import styles from "./tailwind.css?url";

export const links: LinksFunction = () => [
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { toast, headers } = await readToast(request);
  return data({ toast }, headers ? { headers } : {});
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
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
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { toast } = useLoaderData<typeof loader>();
  return (
    <>
      <ProgressLine />
      <Toaster toast={toast} />
      <Outlet />
    </>
  );
}

/** The last resort, for what no screen has caught. Needs nothing that a loader gives. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main className="mx-auto max-w-page px-4 py-16 md:px-8">
      <title>{errorTitle(error)}</title>
      <ErrorPage error={error} />
    </main>
  );
}
