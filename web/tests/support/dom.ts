import { URLSearchParams as NodeSearchParams } from "node:url";
import { cleanup, configure, screen, within } from "@testing-library/react";
import { afterEach } from "vitest";

// What a form posts has to be of the class that Node's Request knows, not of jsdom's.
globalThis.URLSearchParams = NodeSearchParams as typeof URLSearchParams;

// As `expect.poll` in vitest.config.ts: a slow machine is not a defect.
configure({ asyncUtilTimeout: 10_000 });

// Test files share the modules, and each has a document of its own.
if (typeof document === "object") Object.assign(screen, within(document.body));

afterEach(cleanup);
