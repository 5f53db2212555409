import type { ServerResponse } from "node:http";

/** How many heartbeats a reader may leave its socket full before it is let go. */
const MAX_MISSED_HEARTBEATS = 6;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Proxies would hold events back.
  "x-accel-buffering": "no",
  connection: "close",
};

/**
 * One open answer of server-sent events. What a slow reader has not taken is never piled up: it
 * gets the newest state once its socket is free again.
 */
export class Stream {
  private isBehind = false;
  private missedHeartbeats = 0;

  /**
   * @param json gives the state as it is at that moment
   * @param onEnd called once, when the reader is gone
   */
  constructor(
    private readonly response: ServerResponse,
    private readonly json: () => string,
    onEnd: () => void,
  ) {
    response.socket?.setTimeout(0);
    response.writeHead(200, HEADERS);
    response.on("close", onEnd);
    response.on("error", () => response.destroy());
    response.on("drain", () => {
      this.missedHeartbeats = 0;
      if (this.isBehind) this.sendState();
    });
    this.sendState();
  }

  sendState(): void {
    this.isBehind = this.response.writableNeedDrain;
    if (this.isBehind) return;
    this.response.write(`event: state\ndata: ${this.json()}\n\n`);
    // Node would hold it until the next tick, which the answer to the write can overtake.
    this.response.socket?.uncork();
  }

  heartbeat(): void {
    if (!this.response.writableNeedDrain) {
      this.response.write(": heartbeat\n\n");
      return;
    }
    this.missedHeartbeats += 1;
    if (this.missedHeartbeats > MAX_MISSED_HEARTBEATS) this.response.destroy();
  }

  close(): void {
    if (this.response.writableNeedDrain) this.response.destroy();
    else this.response.end();
  }
}
