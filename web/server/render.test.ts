import { Agent, request as ask } from "node:http";
import { describe, expect, it } from "vitest";
import { answerText } from "./handler";
import { type Render, answerWith } from "./render";
import { serve } from "./testing";

function serveApp(render: Render, site?: URL) {
  return serve((base) => (request, response) => {
    response.setHeader("cache-control", "general");
    answerWith(render, site ?? base)(request, response, (error) => {
      answerText(response, 500, String(error));
    });
  });
}

/** Sends a body over a connection that stays open. */
function post(agent: Agent, url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { agent, method: "POST" }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

describe("what the app answers", () => {
  it("is sent with its own headers over the general ones, and each of its cookies", async () => {
    const { base } = await serveApp(() => {
      const headers = new Headers({ "cache-control": "own" });
      headers.append("set-cookie", "a=1");
      headers.append("set-cookie", "b=2");
      return Promise.resolve(new Response("text", { status: 418, headers }));
    });
    const response = await fetch(base);
    expect(response.status).toBe(418);
    expect(response.headers.get("cache-control")).toBe("own");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await response.text()).toBe("text");
  });

  it("is an answer to what was asked at the public address", async () => {
    const echo: Render = async (request) =>
      new Response(`${request.method} ${request.url} ${await request.text()}`);
    const { base } = await serveApp(echo, new URL("https://marchetti.example.edu"));
    const response = await fetch(`${base}/a?b=c`, { method: "POST", body: "typed" });
    expect(await response.text()).toBe(`POST ${base.replace("http:", "https:")}/a?b=c typed`);
  });

  it("comes in parts as the app makes them", async () => {
    let finish = () => {};
    const { base } = await serveApp(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from("first"));
          finish = () => {
            controller.enqueue(Buffer.from("last"));
            controller.close();
          };
        },
      });
      return Promise.resolve(new Response(body));
    });
    const reader = (await fetch(base)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("last");
  });

  it("leaves an error to whoever stands behind", async () => {
    const { base } = await serveApp(() => Promise.reject(new Error("broken")));
    expect(await (await fetch(base)).text()).toBe("Error: broken");
  });

  it.each([
    ["nothing", () => Promise.resolve(new Response("refused", { status: 403 }))],
    [
      "only the beginning",
      async ({ body }: Request) => {
        await body?.getReader().read();
        return new Response("refused", { status: 403 });
      },
    ],
  ])("leaves the connection good when it reads %s of a body", async (_what, render: Render) => {
    const { base } = await serveApp(render);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = "x".repeat(900_000);
    expect(await post(agent, base, body)).toBe(403);
    expect(await post(agent, base, body)).toBe(403);
    agent.destroy();
  });
});
