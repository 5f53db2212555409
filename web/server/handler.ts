import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Answers a request or passes it on. Requests and responses are those of Node, as they are: what
 * gives them another prototype, as Express does, makes each request of the process dearer, those
 * that copies answer among them (docs/performance.md).
 */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** One handler after the other, until one of them answers or fails. */
export function inTurn(handlers: readonly Handler[]): Handler {
  return (request, response, next) => {
    const pass = (index: number) => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      try {
        handler(request, response, (error) => (error ? next(error) : pass(index + 1)));
      } catch (error) {
        next(error);
      }
    };
    pass(0);
  };
}

/**
 * A handler for what lies in a folder; it sees addresses as if the folder were all there is. It
 * answers whatever is asked for there, if only that there is nothing.
 * @param folder such as "/assets"
 */
export function inFolder(folder: string, handler: Handler): Handler {
  return (request, response, next) => {
    const { url = "" } = request;
    if (!url.startsWith(`${folder}/`)) {
      next();
      return;
    }
    request.url = url.slice(folder.length);
    handler(request, response, (error) => {
      if (error) next(error);
      else answerText(response, 404, "Not Found");
    });
  };
}

/** Answers in plain words. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.end(text);
}
