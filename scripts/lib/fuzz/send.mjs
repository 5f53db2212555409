import http from "node:http";
import { connect } from "node:net";

/**
 * @typedef {import("./identities.mjs").Who} Who
 *
 * @typedef {object} FuzzRequest
 * @property {"web" | "cms"} server
 * @property {string} target what is asked for, without what differs from request to request
 * @property {string} method
 * @property {string} path `{id}` stands for the id of an entry, `{id:events}` for one of that list
 * @property {Record<string, string>} headers `{site}` stands for the site's address
 * @property {string} [body]
 * @property {Who} who
 *
 * @typedef {object} RawRequest
 * @property {"web" | "cms"} server
 * @property {string} target
 * @property {string} bytes `{host}` stands for the server's host and port
 * @property {"wait" | "half-close" | "destroy"} end what happens when it is sent
 *
 * @typedef {object} Outcome
 * @property {number[]} statuses of all answers that came
 * @property {http.IncomingHttpHeaders} headers of the last
 * @property {string} [error] why there was none
 */

const ANSWER_MS = 30_000;
const RAW_MS = 400;
const MOST_BYTES = 20_000_000;

/**
 * @param {http.Agent} agent
 * @param {string} base
 * @param {{ method: string, path: string, headers: Record<string, string>, body?: string }} request
 * @returns {Promise<Outcome>} never rejects
 */
export function sendRequest(agent, base, { method, path, headers, body }) {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ error) =>
      resolve({ statuses: [], headers: {}, error: error.message });
    const bytes = body === undefined ? undefined : Buffer.from(body, "utf8");
    try {
      const request = http.request(
        {
          agent,
          hostname: hostname === "localhost" ? "127.0.0.1" : hostname,
          port,
          method,
          path,
          headers: {
            host: new URL(base).host,
            ...headers,
            ...(bytes && { "content-length": bytes.length }),
          },
        },
        (response) => {
          const { statusCode = 0, headers } = response;
          const done = () => resolve({ statuses: [statusCode], headers });
          let length = 0;
          response.on("data", (/** @type {Buffer} */ chunk) => {
            length += chunk.length;
            if (length > MOST_BYTES) response.destroy();
          });
          response.on("close", done);
          response.on("error", done);
          // What never ends.
          if (headers["content-type"]?.startsWith("text/event-stream")) response.destroy();
        },
      );
      request.setTimeout(ANSWER_MS, () => request.destroy(new Error("no answer within 30 s")));
      request.on("error", fail);
      request.end(bytes);
    } catch (error) {
      resolve({ statuses: [], headers: {}, error: `unsendable: ${String(error)}` });
    }
  });
}

/**
 * @param {string} base
 * @param {Pick<RawRequest, "bytes" | "end">} request
 * @returns {Promise<Outcome>} never rejects; no answer is no error here
 */
export function sendRaw(base, { bytes, end }) {
  const { host, port } = new URL(base);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), "127.0.0.1", () => {
      const data = Buffer.from(bytes.replaceAll("{host}", host), "latin1");
      if (end === "half-close") socket.end(data);
      else socket.write(data, () => end === "destroy" && socket.destroy());
    });
    socket.setEncoding("latin1");
    socket.setTimeout(RAW_MS, () => socket.destroy());
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("error", () => {});
    socket.on("close", () => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
        Number(status),
      );
      const lines = [...text.matchAll(/^(retry-after|x-robots-tag): (.+)\r$/gim)];
      const headers = lines.map(([, name = "", value]) => [name.toLowerCase(), value]);
      resolve({ statuses, headers: Object.fromEntries(headers) });
    });
  });
}
