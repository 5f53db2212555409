import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

/**
 * A part of a page that may still be on its way. A value is drawn at once; a promise shows its
 * skeleton until it is there. `Await` alone would flash the skeleton even for resolved promises.
 * @param value never a promise that may reject: failures travel as data, see `Loaded`
 */
export function Slot<T>({
  value,
  skeleton,
  children,
}: {
  value: T | Promise<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (!(value instanceof Promise)) return <>{children(value)}</>;
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}
