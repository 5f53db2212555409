import { type ReactNode, useState } from "react";
import type { Result } from "~/lib/cms/result";
import { Deferred } from "~/ui/feedback/deferred";

/**
 * A document that a form on an admin screen edits: its skeleton while it is read, then the form. It
 * stays with what the form was opened with: reading it again must not end typing.
 * @param failed what stands in place of the form when the document cannot be read
 * @param children draws the form
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
  return (
    <Deferred value={value} fallback={fallback}>
      {(result) => (
        <FirstRead result={result} failed={failed}>
          {children}
        </FirstRead>
      )}
    </Deferred>
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
