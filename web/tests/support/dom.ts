import { URLSearchParams as NodeSearchParams } from "node:url";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Whether Node's Request takes what a form of jsdom posts. */
function isPosted(Params: typeof URLSearchParams): boolean {
  try {
    return (
      new Request("http://localhost", { method: "POST", body: new Params() }) instanceof Request
    );
  } catch {
    return false;
  }
}

// Node 20 takes jsdom's own class, Node 22 its own alone.
if (!isPosted(URLSearchParams)) {
  globalThis.URLSearchParams = NodeSearchParams as typeof URLSearchParams;
}

// As `expect.poll` in vitest.config.ts: a slow machine is not a defect.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
