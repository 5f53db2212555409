import http from "node:http";

/**
 * @typedef {object} Shot one request of a load
 * @property {string} url
 * @property {Record<string, string>} [headers]
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} body as it was sent, compressed or not
 */

/**
 * Connections that stay open, as those of browsers and proxies do.
 * @param {number} connections
 */
export function openConnections(connections) {
  return new http.Agent({ keepAlive: true, maxSockets: connections });
}

/**
 * Sends one request and reads the answer to its end.
 * @param {http.Agent} agent
 * @param {Shot & { method?: string, body?: string }} shot
 * @returns {Promise<Answer>}
 */
export function send(agent, { url, headers = {}, method = "GET", body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (/** @type {Buffer} */ chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/**
 * Sends the same request over and over on several connections, each as soon as the answer before
 * it is there.
 * @param {Shot} shot
 * @param {{ milliseconds: number, connections?: number, status?: number }} options
 * @returns {Promise<number>} how many answers came
 * @throws {Error} when an answer has another status
 */
export async function fire(shot, { milliseconds, connections = 8, status = 200 }) {
  const agent = openConnections(connections);
  const end = performance.now() + milliseconds;
  let answers = 0;
  const shoot = async () => {
    while (performance.now() < end) {
      const answer = await send(agent, shot);
      if (answer.status !== status) throw new Error(`${shot.url} answered ${answer.status}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, shoot)).finally(() => agent.destroy());
  return answers;
}
