import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import type { Handler } from "./handler";
import { sendBody } from "./send-body";

/** The app: answers whatever is asked for. */
export type Render = (request: Request) => Promise<Response>;

/**
 * Has the app answer.
 * @param site the public address; a proxy may have ended its https
 */
export function answerWith(render: Render, site: URL): Handler {
  return (request, response, next) => {
    answer(render, site, request, response).catch(next);
  };
}

async function answer(
  render: Render,
  { protocol }: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { status, headers, body } = await render(createRequest(request, response, { protocol }));
  response.statusCode = status;
  // Cookies come one by one; a header of the app takes the place of the general one.
  for (const [name, value] of headers) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  readOver(request);
  if (body) await sendBody(body, request, response);
  else response.end();
}

/** What the app has not read of a body would stand in the way of the connection's next request. */
function readOver(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.removeAllListeners("data");
  request.resume();
}
