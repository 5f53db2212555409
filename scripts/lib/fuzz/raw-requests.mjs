/**
 * @typedef {import("./random.mjs").Random} Random
 * @typedef {import("./send.mjs").RawRequest} RawRequest
 */

const HOST = "host: {host}\r\n";
const CLOSE = "connection: close\r\n\r\n";

/** What no library would send, by name; `{host}` stands for the server's own. @type {Record<string, string>} */
const MESSAGES = {
  "two hosts": `GET / HTTP/1.1\r\n${HOST}host: evil.example\r\n${CLOSE}`,
  "the same host twice": `GET / HTTP/1.1\r\n${HOST}${HOST}${CLOSE}`,
  "no host": `GET / HTTP/1.1\r\n${CLOSE}`,
  "an empty host": `GET / HTTP/1.1\r\nhost:\r\n${CLOSE}`,
  "a host that is no address": `GET / HTTP/1.1\r\nhost: [::\r\n${CLOSE}`,
  "a negative length": `POST /login HTTP/1.1\r\n${HOST}content-length: -1\r\n${CLOSE}`,
  "a length that is no number": `POST /login HTTP/1.1\r\n${HOST}content-length: x\r\n${CLOSE}`,
  "two lengths": `POST /login HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n${CLOSE}ab`,
  "a length and chunks": `POST /login HTTP/1.1\r\n${HOST}content-length: 4\r\ntransfer-encoding: chunked\r\n${CLOSE}0\r\n\r\n`,
  "a body that is too short": `POST /login HTTP/1.1\r\n${HOST}content-length: 100\r\ncontent-type: application/x-www-form-urlencoded\r\n${CLOSE}a=1`,
  "a JSON body that is too short": `POST /api/auth/local HTTP/1.1\r\n${HOST}content-length: 100\r\ncontent-type: application/json\r\n${CLOSE}{"a`,
  "a length without end": `POST /login HTTP/1.1\r\n${HOST}content-length: 99999999999999999999\r\n${CLOSE}`,
  "chunks that are none": `POST /login HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n${CLOSE}zz\r\n`,
  "an unknown encoding": `POST /login HTTP/1.1\r\n${HOST}transfer-encoding: x\r\n${CLOSE}`,
  "a folded header": `GET / HTTP/1.1\r\n${HOST}a: b\r\n c\r\n${CLOSE}`,
  "a header with NUL": `GET / HTTP/1.1\r\n${HOST}a: b\0c\r\n${CLOSE}`,
  "a nameless header": `GET / HTTP/1.1\r\n${HOST}: b\r\n${CLOSE}`,
  "a space before the colon": `GET / HTTP/1.1\r\n${HOST}a : b\r\n${CLOSE}`,
  "many headers": `GET / HTTP/1.1\r\n${HOST}${"a: b\r\n".repeat(3_000)}${CLOSE}`,
  "a large header": `GET / HTTP/1.1\r\n${HOST}a: ${"b".repeat(40_000)}\r\n${CLOSE}`,
  "lines without CR": "GET / HTTP/1.1\nhost: {host}\nconnection: close\n\n",
  "a whole address": `GET http://{host}/ HTTP/1.1\r\n${HOST}${CLOSE}`,
  "another site's address": `GET http://evil.example/ HTTP/1.1\r\n${HOST}${CLOSE}`,
  "an asterisk": `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}`,
  "no slash": `GET x HTTP/1.1\r\n${HOST}${CLOSE}`,
  "raw bytes in the address": `GET /\u00ff\u00fe<>" HTTP/1.1\r\n${HOST}${CLOSE}`,
  "a proxy's method": `CONNECT {host} HTTP/1.1\r\n${HOST}${CLOSE}`,
  "an unknown method": `FOO / HTTP/1.1\r\n${HOST}${CLOSE}`,
  "HTTP/0.9": "GET /\r\n\r\n",
  "HTTP/1.0": "GET /publications HTTP/1.0\r\n\r\n",
  "HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  TLS: "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003",
  "an upgrade": `GET / HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: websocket\r\n\r\n`,
  "an expectation": `POST /login HTTP/1.1\r\n${HOST}expect: 100-continue\r\ncontent-length: 3\r\n${CLOSE}`,
  "an odd expectation": `POST /login HTTP/1.1\r\n${HOST}expect: x\r\ncontent-length: 0\r\n${CLOSE}`,
  "half a line": "GET / HT",
  "half the headers": `GET / HTTP/1.1\r\n${HOST}a: `,
};
const PATHS = ["/", "/publications", "/no-such-page", "/api/publications", "/login", "/_health"];

/**
 * Bytes for a socket.
 * @param {Random} random
 * @returns {RawRequest}
 */
export function rawRequest(random) {
  const server = random.chance(0.7) ? "web" : "cms";
  const end = random.pick(/** @type {const} */ (["wait", "half-close", "destroy"]));
  if (random.chance(0.25)) {
    const count = 2 + random.int(30);
    const lines = Array.from({ length: count }, () => {
      const address = `${random.pick(PATHS)}${random.chance(0.3) ? `?year=${random.int(3_000)}` : ""}`;
      return `GET ${address} HTTP/1.1\r\n${HOST}\r\n`;
    });
    return { server, target: "raw: pipelined", bytes: lines.join(""), end };
  }
  const name = random.pick(Object.keys(MESSAGES));
  return { server, target: `raw: ${name}`, bytes: MESSAGES[name] ?? "", end };
}
