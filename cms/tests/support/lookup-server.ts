import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A service that is looked things up at, on loopback, which answers as it is told. */
export class LookupServer {
  /** What was asked, in order. */
  readonly asked: { url: string; headers: IncomingMessage["headers"]; at: number }[] = [];
  /** How many connections were ever made: none means that nothing was ever sent. */
  connections = 0;
  /** How many questions were open at once, at most. */
  mostAtOnce = 0;
  /** What any other path answers. */
  otherwise: Handler = status(404);
  private open = 0;
  private readonly answers = new Map<string, Handler[]>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<LookupServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const started = new LookupServer(server, port);
    server.on("connection", () => (started.connections += 1));
    server.on("request", (request, response) => started.answer(request, response));
    return started;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get paths(): string[] {
    return this.asked.map(({ url }) => url);
  }

  /** What a path answers, one after the other; the last one stays. */
  on(path: string, ...handlers: Handler[]): this {
    this.answers.set(path, handlers);
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? "";
    this.asked.push({ url, headers: request.headers, at: performance.now() });
    this.open += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open);
    response.on("close", () => (this.open -= 1));
    const handlers = this.answers.get(url);
    const handler =
      handlers !== undefined && handlers.length > 1 ? handlers.shift() : handlers?.[0];
    (handler ?? this.otherwise)(response, request);
  }
}

export const status =
  (code: number, headers: Record<string, string> = {}, body = ""): Handler =>
  (response) =>
    response.writeHead(code, headers).end(body);

export const text =
  (body: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (response) =>
    response.writeHead(200, { "content-type": "application/json", ...headers }).end(body);

export const json = (value: unknown): Handler => text(JSON.stringify(value));

export const redirect = (location: string, code = 302): Handler => status(code, { location });

/** Answers after a while. */
export const after =
  (ms: number, handler: Handler): Handler =>
  (response, request) => {
    const timer = setTimeout(() => handler(response, request), ms);
    response.on("close", () => clearTimeout(timer));
  };

/** Promises more than it sends, and hangs up. */
export const cutOff =
  (body: string): Handler =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write(body, () => response.destroy());
  };

/** Sends a byte now and then, for ever. */
export const drip: Handler = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 200);
  response.on("close", () => clearInterval(timer));
};
