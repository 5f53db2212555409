import { once } from "node:events";
import { Agent, type IncomingMessage, get } from "node:http";
import { describe, expect, it } from "vitest";
import { shutDownGracefully } from "./graceful-shutdown";
import { serve } from "./testing";

describe("shutDownGracefully", () => {
  it("lets the request in flight finish, and waits for no idle connection", async () => {
    const { base, server } = await serve(() => (_request, response) => {
      setTimeout(() => response.end("done"), 200);
    });
    const answer = fetch(base).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = shutDownGracefully(server);
    expect(await answer).toBe("done");
    await stopped;
    await expect(fetch(base)).rejects.toThrow();
  });

  it("answers what still arrives on a kept connection, and asks for another one", async () => {
    const { base, server } = await serve(() => (_request, response) => {
      response.writeHead(200, ["x-own", "header"]).end("done");
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connectionOf = async () => {
      const sent = get(base, { agent });
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answer.resume();
      await once(answer, "end");
      return [answer.statusCode, answer.headers.connection, answer.headers["x-own"]];
    };
    expect(await connectionOf()).toEqual([200, "keep-alive", "header"]);
    const stopped = shutDownGracefully(server);
    expect(await connectionOf()).toEqual([200, "close", "header"]);
    await stopped;
    await expect(connectionOf()).rejects.toThrow("ECONNREFUSED");
  });

  it("cuts what takes too long", async () => {
    const { base, server } = await serve(() => () => undefined);
    const answer = fetch(base).catch(() => "cut");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await shutDownGracefully(server, 50);
    expect(await answer).toBe("cut");
  });
});
