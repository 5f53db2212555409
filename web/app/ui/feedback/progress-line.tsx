import { useNavigation } from "@remix-run/react";

/** A thin line at the top of the window while the next page is on its way. */
export function ProgressLine() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div aria-hidden className="progress-line" />;
}
