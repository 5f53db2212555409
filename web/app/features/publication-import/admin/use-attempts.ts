import { useEffect, useRef, useState } from "react";
import type { PreviewOutcome } from "./preview-outcome";

/**
 * Counts what is sent: the same again is the same import, and has the same form key. What was
 * answered, or changed since, is another one.
 */
export function useAttempts(outcome: PreviewOutcome | undefined) {
  const [attempt, setAttempt] = useState(0);
  const isSent = useRef(false);
  const next = () => {
    if (!isSent.current) return;
    isSent.current = false;
    setAttempt((count) => count + 1);
  };
  const isAnswered = outcome?.saved === false && !outcome.isUnanswered && !outcome.isOutage;
  useEffect(() => {
    if (isAnswered) next();
  }, [isAnswered, outcome]);
  return {
    attempt,
    noteSent: () => {
      isSent.current = true;
    },
    noteChange: next,
  };
}
