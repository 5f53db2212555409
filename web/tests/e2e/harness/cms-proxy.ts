import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePorts } from "../../../../scripts/lib/ports.mjs";
import { startTestSite, type TestSite } from "./test-site";

/** A call as it passed by; times are milliseconds of this process. */
export interface CmsCallRecord {
  method: string;
  path: string;
  status: number;
  /** How web calls the request that the call was made for. */
  requestId: string | undefined;
  from: number;
  to: number;
}

/** Where a write can be held. */
export type WritePoint = "request" | "answer";

interface Hold {
  at: WritePoint;
  isHeld: () => void;
  /** Whether it may go on. */
  released: Promise<boolean>;
}

/** Stands between web and the cms: makes single answers slow, or all of them fail, and counts. */
export interface CmsProxy {
  url: string;
  /** Every call that was answered, the first answer first. */
  calls: CmsCallRecord[];
  /** Lets answers below this path, such as "/api/events", wait; 0 lets them through at once. */
  delay(path: string, milliseconds: number): void;
  /** Takes the cms away, as an outage would, and gives it back. */
  setDown(isDown: boolean): void;
  /**
   * Lets the cms answer every read that comes without a token as it does while its database is away;
   * the stream of its changes goes on.
   */
  setRejecting(isRejecting: boolean): void;
  /**
   * Holds web's next write, before the cms gets it or before web gets the answer.
   * @returns when it is held
   */
  holdWrite(at: WritePoint): Promise<void>;
  /** Lets the held write go on, or cuts it off as the death of the cms does. */
  letGo(how?: "on" | "lost"): void;
  /** Cuts what is on its way, the stream of the cms's changes among it. */
  cut(): void;
  close(): void;
}

/** What Strapi says to a visitor whose permissions it could not read. */
const UNAUTHORIZED = JSON.stringify({
  data: null,
  error: {
    status: 401,
    name: "UnauthorizedError",
    message: "Missing or invalid credentials",
    details: {},
  },
});

/** A proxy in front of the cms on this port. */
export async function startCmsProxy(cmsPort: number): Promise<CmsProxy> {
  const delays = new Map<string, number>();
  const calls: CmsProxy["calls"] = [];
  let hold: Hold | null = null;
  let letGo: CmsProxy["letGo"] = () => {};
  let isDown = false;
  let isRejecting = false;
  const server = createServer((incoming, outgoing) => {
    if (isDown) return incoming.destroy();
    const { method = "", url = "" } = incoming;
    if (isRejecting && !incoming.headers.authorization && !url.startsWith("/api/content-state")) {
      return void outgoing.writeHead(401, { "content-type": "application/json" }).end(UNAUTHORIZED);
    }
    const path = [...delays.keys()].find((start) => url.startsWith(start)) ?? "";
    const from = performance.now();
    outgoing.on("finish", () => {
      const status = outgoing.statusCode;
      const requestId = incoming.headers["x-request-id"]?.toString();
      calls.push({ method, path: url, status, requestId, from, to: performance.now() });
    });
    const held = hold && isWriteOfWeb(incoming) ? hold : null;
    if (held) hold = null;
    void pause(delays.get(path) ?? 0).then(() => forward(incoming, outgoing, cmsPort, held));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    delay: (path, milliseconds) => void delays.set(path, milliseconds),
    setDown: (value) => {
      isDown = value;
      if (isDown) server.closeAllConnections();
    },
    setRejecting: (value) => void (isRejecting = value),
    holdWrite: (at) =>
      new Promise<void>((isHeld) => {
        const released = new Promise<boolean>((resolve) => {
          letGo = (how = "on") => resolve(how === "on");
        });
        hold = { at, isHeld, released };
      }),
    letGo: (how) => letGo(how),
    cut: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A site of its own whose cms answers as the test wants. */
export async function startSiteBehindProxy(
  overrides: Record<string, string> = {},
): Promise<{ site: TestSite; cms: CmsProxy; stop: () => Promise<void> }> {
  const [cmsPort = 0] = await freePorts(1);
  const cms = await startCmsProxy(cmsPort);
  const settings = { CMS_PORT: String(cmsPort), CMS_URL: cms.url, ...overrides };
  const site = await startTestSite(settings).catch((error: unknown) => {
    cms.close();
    throw error;
  });
  return {
    site,
    cms,
    stop: async () => {
      await site.stop();
      cms.close();
    },
  };
}

/** A write for somebody's request to web, other than what keeps a session. */
function isWriteOfWeb({ method, url = "", headers }: IncomingMessage): boolean {
  return method !== "GET" && "x-request-id" in headers && !url.startsWith("/api/auth/");
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  hold: Hold | null,
): Promise<void> {
  const passes = async (at: WritePoint) => {
    if (hold?.at !== at) return true;
    hold.isHeld();
    const isReleased = await hold.released;
    if (!isReleased) outgoing.destroy();
    return isReleased && !outgoing.destroyed;
  };
  if (!(await passes("request"))) return;
  const { method, url, headers } = incoming;
  const passedOn = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    void passes("answer").then((mayPass) => {
      if (!mayPass) return answer.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    });
  });
  passedOn.on("error", () => outgoing.destroy());
  incoming.pipe(passedOn);
}
