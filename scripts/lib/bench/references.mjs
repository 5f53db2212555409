import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WEB } from "../paths.mjs";
import { freePorts } from "../ports.mjs";

/**
 * @typedef {object} Reference a server to compare with
 * @property {string} url
 * @property {number} pid
 * @property {() => void} stop
 */

const REMIX_SERVE = join(WEB, "../node_modules/@remix-run/serve/dist/cli.js");

/** What Node can do at all: the same bytes and headers for every request, nothing looked at. */
const CONSTANT = `
  import { createServer } from "node:http";
  let body, headers;
  process.once("message", (answer) => {
    body = Buffer.from(answer.body, "base64");
    headers = answer.headers;
    createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(Number(process.argv[1]), "127.0.0.1", () => process.send("ready"));
  });
`;

/**
 * Starts a bare server that always sends the same answer.
 * @param {import("./load.mjs").Answer} answer
 * @returns {Promise<Reference>}
 */
export async function startConstant({ body, headers }) {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, ["--input-type=module", "-e", CONSTANT, String(port)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const own = Object.entries(headers).filter(
    ([name]) => !["connection", "date", "keep-alive"].includes(name),
  );
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.send({ body: body.toString("base64"), headers: own.flat() });
  });
  return reference(child, port);
}

/**
 * Starts Remix's own server with the same build.
 * @param {Record<string, string>} settings all settings of contract §2
 * @returns {Promise<Reference>}
 */
export async function startRemixServe(settings) {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, [REMIX_SERVE, "build/server/index.js"], {
    cwd: WEB,
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
    },
    stdio: "ignore",
  });
  const server = reference(child, port);
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${server.url}/healthz`).catch(() => null);
    if (answer?.ok) return server;
    await pause(100);
  }
  server.stop();
  throw new Error("remix-serve does not answer.");
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {number} port
 * @returns {Reference}
 */
function reference(child, port) {
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill("SIGKILL"),
  };
}
