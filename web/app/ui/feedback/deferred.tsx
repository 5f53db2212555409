import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

/**
 * A part of a page that may still be on its way. A value is rendered at once; a promise shows the
 * fallback until it is there: React streams the part after the page and an inline script puts it in
 * place, also on pages that are not hydrated. `Await` alone would flash the fallback even for
 * resolved promises.
 * @param value never a promise that may reject: failures travel as data, see `Result`
 */
export function Deferred<T>({
  value,
  fallback,
  children,
}: {
  value: T | Promise<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (!(value instanceof Promise)) return <>{children(value)}</>;
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}
