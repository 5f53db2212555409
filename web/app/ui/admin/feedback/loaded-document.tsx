import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useState } from "react";
import type { Result } from "~/lib/cms/result";

/**
 * A document that a form on an admin screen edits: its skeleton while it is read, then the form. It
 * stays with what the form was opened with: reading it again must not end typing. A document that was
 * there at once may be late when it is read again, and the other way round; the form keeps its place
 * among React's elements all the same, since in another place it would be another form.
 * @param failed what stands in place of the form when the document cannot be read
 * @param children renders the form
 */
export function LoadedDocument<T>({
  value,
  fallback,
  failed,
  children,
}: {
  value: Result<T> | Promise<Result<T>>;
  fallback: ReactNode;
  failed: (message: string) => ReactNode;
  children: (document: T) => ReactNode;
}) {
  const [first] = useState(value);
  if (!(first instanceof Promise) && first.ok) return <>{children(first.value)}</>;
  return (
    <Suspense fallback={fallback}>
      {/* Takes values as well as promises. */}
      <Await resolve={value}>
        {(result) => (
          <FirstRead result={result} failed={failed}>
            {children}
          </FirstRead>
        )}
      </Await>
    </Suspense>
  );
}

function FirstRead<T>({
  result,
  failed,
  children,
}: {
  result: Result<T>;
  failed: (message: string) => ReactNode;
  children: (document: T) => ReactNode;
}) {
  const [first, setFirst] = useState(result);
  if (!first.ok && result.ok) setFirst(result);
  return <>{first.ok ? children(first.value) : failed(first.message)}</>;
}
