import { unstable_usePrompt as usePrompt } from "@remix-run/react";
import { type ReactNode, createContext, useCallback, useContext, useEffect, useState } from "react";

export const UNSAVED_QUESTION = "You have unsaved changes. Leave without saving them?";

type Check = () => boolean;

const Checks = createContext<Set<Check> | null>(null);

/**
 * Asks before a page is left while any form on it has unsaved work. There is one for all forms,
 * because the router knows only one such question at a time.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [checks] = useState(() => new Set<Check>());
  const isAnyDirty = useCallback(() => [...checks].some((isDirty) => isDirty()), [checks]);
  usePrompt({
    message: UNSAVED_QUESTION,
    when: ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAnyDirty(),
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnyDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isAnyDirty]);
  return <Checks.Provider value={checks}>{children}</Checks.Provider>;
}

/** Puts a form under the guard. @param isDirty stays the same function while the form is there */
export function useUnsavedGuard(isDirty: Check): void {
  const checks = useContext(Checks);
  useEffect(() => {
    checks?.add(isDirty);
    return () => {
      checks?.delete(isDirty);
    };
  }, [checks, isDirty]);
}
