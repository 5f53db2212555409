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

  it("cuts what takes too long", async () => {
    const { base, server } = await serve(() => () => undefined);
    const answer = fetch(base).catch(() => "cut");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await shutDownGracefully(server, 50);
    expect(await answer).toBe("cut");
  });
});
