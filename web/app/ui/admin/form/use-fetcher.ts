// eslint-disable-next-line no-restricted-imports -- what this file stands in for
import { useFetcher as useRoutersFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { isToBeResent } from "~/lib/forms/revalidation";

/**
 * Remix's `useFetcher`, whose answers an effect may wait for.
 *
 * The router writes an answer into a map that is read while React renders, and only then asks React
 * to render, with low priority. A part that is rendered in between for a reason of its own, and turns
 * out the same, has seen the answer although nothing of it is shown: React keeps the new
 * dependencies of its effects, but does not run them, then or ever. A rejection would stay unsaid, a
 * saved version unknown. Here an answer becomes state, which React cannot see before its time.
 * @returns the fetcher as it was when the part was last rendered
 */
export function useFetcher<T>(): ReturnType<typeof useRoutersFetcher<T>> {
  const fetcher = useRoutersFetcher<T>();
  const [settled, setSettled] = useState(fetcher);
  // Without dependencies, which would be lost in the same way.
  useEffect(() => setSettled(fetcher));
  return settled;
}

/**
 * A fetcher for what is asked for with one click, such as to delete: when its session had ended, it is
 * asked for once more after the owner has signed in again. Until then it is pending and has no answer. A
 * form that keeps what is typed sends itself again, see `useSaving`.
 */
export function useCommand<T>(): ReturnType<typeof useRoutersFetcher<T>> {
  const fetcher = useFetcher<T>();
  const { state, data, formData, formAction, submit } = fetcher;
  const sent = useRef<{ formData: FormData; action: string } | null>(null);
  useEffect(() => {
    if (formData && formAction) sent.current = { formData, action: formAction };
  }, [formData, formAction]);
  const hasNoAnswer = isToBeResent(data);
  const isWaiting = state === "idle" && hasNoAnswer;
  useEffect(() => {
    const { current } = sent;
    if (!isWaiting || !current) return;
    sent.current = null;
    submit(current.formData, { method: "post", action: current.action });
  }, [isWaiting, data, submit]);
  if (!hasNoAnswer) return fetcher;
  const unanswered = { ...fetcher, data: undefined };
  return isWaiting ? { ...unanswered, state: "loading" } : unanswered;
}
