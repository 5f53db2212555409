import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Keeps a screen's rows when its own action was refused: nothing has changed, and while the cms is
 * down reading again would replace them by an error. Export it as `shouldRevalidate`.
 */
export const unlessRefused: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: unknown;
  defaultShouldRevalidate: boolean;
}) => (isRefusal(actionResult) ? false : defaultShouldRevalidate);

function isRefusal(result: unknown): boolean {
  return (
    typeof result === "object" && result !== null && "saved" in result && result.saved === false
  );
}
