import { once } from "node:events";
import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import { type Server, type Socket, connect, createServer as createTcpServer } from "node:net";

/** Sends a request to this one server, by its number, instead of to the next one. */
export const TO_SERVER = "x-to-server";

/** What is tried on the next server too: what changes nothing, as nginx and Caddy have it. */
const REPEATABLE = new Set(["GET", "HEAD"]);

export interface Balancer {
  port: number;
  close(): void;
}

/**
 * A load balancer for HTTP: one server after the other. One that cannot be connected to is passed over,
 * and so is one that cuts the connection of a GET before it has begun to answer.
 * @param ports of the servers, on this machine
 * @param port where it listens itself
 */
export async function balanceRequests(ports: number[], port: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const named = incoming.headers[TO_SERVER];
    const order = named === undefined ? roundRobin(ports, turn++) : [ports[Number(named)] ?? 0];
    void bodyOf(incoming).then((body) => forward({ incoming, outgoing, body, agent }, order));
  });
  await listen(server, port);
  return {
    port,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As Docker's names do for several containers: the next one for each connection, or one that answers. */
export async function balanceConnections(ports: number[], port: number): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createTcpServer((client) => {
    open.add(client);
    client.on("close", () => open.delete(client));
    join(client, roundRobin(ports, turn++));
  });
  await listen(server, port);
  return {
    port,
    close: () => {
      for (const client of open) client.destroy();
      server.close();
    },
  };
}

const roundRobin = (ports: number[], turn: number) =>
  ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
  agent: Agent;
}

function forward(exchange: Exchange, [port, ...others]: number[]): void {
  const { incoming, outgoing, body, agent } = exchange;
  if (port === undefined) return void outgoing.writeHead(502).end();
  const { method = "GET", url } = incoming;
  const headers = { ...incoming.headers, connection: "keep-alive" };
  const sent = request({ host: "127.0.0.1", port, method, path: url, headers, agent });
  sent.on("response", (answer) => {
    const { connection: _, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, kept);
    answer.on("error", () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  sent.on("error", (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return void outgoing.destroy();
    const mayRepeat = error.code === "ECONNREFUSED" || REPEATABLE.has(method);
    forward(exchange, mayRepeat ? others : []);
  });
  sent.end(body);
}

function join(client: Socket, [port, ...others]: number[]): void {
  if (port === undefined) return void client.destroy();
  const server = connect(port, "127.0.0.1");
  const refused = () => join(client, others);
  server.once("error", refused);
  server.once("connect", () => {
    server.off("error", refused);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
      one.pipe(other);
    }
  });
}
