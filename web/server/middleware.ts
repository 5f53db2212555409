import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers a request, or passes it or an error on, as `connect` has it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;
