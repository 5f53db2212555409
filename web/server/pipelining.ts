import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies send no request before the answer to the last one. */
const MAX_WAITING = 100;

/**
 * Answers the requests of a connection one after the other. Node hands over all requests that a
 * client has sent ahead as soon as it has read them: without this, one connection would have
 * hundreds of pages made at once, also when it is closed already.
 * @param listener sees a request when it is the first of its connection that is not answered
 * @returns a listener that closes connections with more than a hundred requests ahead
 */
export function withoutPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives a response its socket when the answers before it have been sent.
    if (response.socket) {
      listener(request, response);
      return;
    }
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MAX_WAITING) {
      socket.destroy();
      return;
    }
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      // The socket is set up completely only after this event.
      process.nextTick(() => {
        if (!socket.destroyed) listener(request, response);
      });
    });
  };
}
