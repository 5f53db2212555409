import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rejectIntermediaryErrors } from "./lib/http/intermediary-error";
import { retryReads } from "./lib/http/retry-reads";
import { failure } from "./lib/toast/toast";
import { notify } from "./ui/feedback/notify";

// The router takes no other `fetch` than the window's.
window.fetch = retryReads(rejectIntermediaryErrors(window.fetch.bind(window)), () =>
  notify(failure("No connection. Trying again…")),
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
