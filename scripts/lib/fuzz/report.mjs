import { setTimeout as pause } from "node:timers/promises";
import { table } from "../bench/figures.mjs";
import { UserError } from "../user-error.mjs";

/**
 * @typedef {import("./run.mjs").Run} Run
 * @typedef {import("./run.mjs").Finding} Finding
 * @typedef {import("./run.mjs").Sent} Sent
 */

/** What differs between errors of one cause: numbers, names and quoted input. */
const VARYING = /\d+|"[^"]*"|'[^']*'|\$\w+|\w+$/g;
const CANDIDATES = 12;
const SUSPECTS = 8;
const SHOWN = 110;
/** So often is a request sent again that has seemed to stop an event loop. */
const TIMES = 3;

/**
 * Sends each finding's requests again, alone: names the cause of what fails, and tells a request
 * that stops the event loop from those that were only there at the time.
 * @param {Run} run
 * @returns {Promise<Finding[]>} without pauses that no single request makes
 */
export async function confirmed(run) {
  const { site, findings } = run;
  await site.identities.signIn();
  /** @type {Finding[]} */
  const kept = [];
  for (const finding of findings) {
    if (finding.what.startsWith("stands still")) kept.push(...(await slowest(run, finding)));
    else kept.push({ ...finding, cause: await causeOf(run, finding) });
  }
  return kept;
}

/** @param {Run} run @param {Finding} finding @returns {Promise<Finding[]>} */
async function slowest(run, { server, sent }) {
  for (const one of sent.slice(0, CANDIDATES)) {
    if (run.findings.some(({ what, sent }) => what.startsWith("no answer") && sent.includes(one))) {
      continue;
    }
    const longest = await longestPause(run, server, one.number);
    if (longest <= run.limitMs) continue;
    const what = `stands still for more than ${run.limitMs} ms`;
    return [
      { server, what, target: one.request.target, sent: [one], cause: `${longest} ms alone` },
    ];
  }
  return [];
}

/**
 * The longest pause that a request makes of a server each time it is sent: one that comes only once, such
 * as of the garbage collector, is not the request's.
 * @param {Run} run
 * @param {string} server
 * @param {number} number the request's
 * @returns {Promise<number>} milliseconds
 */
async function longestPause(run, server, number) {
  let least = Infinity;
  for (let time = 0; time < TIMES && least > run.limitMs; time += 1) {
    run.site.pauses = [];
    await run.sendOne(number);
    await pause(50);
    const own = run.site.pauses.filter((stop) => stop.server === server);
    least = Math.min(least, Math.max(0, ...own.map(({ ms }) => ms)));
  }
  return least;
}

/** The first line that the server writes about the request. @param {Run} run @param {Finding} finding */
async function causeOf({ site }, { server, what, sent, cause }) {
  const [first] = sent;
  if (!first || !what.startsWith("answers")) return cause ?? "";
  site.lines = [];
  await site.send(first.request);
  await pause(100);
  const line = site.lines.find((text) => text.startsWith(server) && /error|failed/i.test(text));
  return (
    line
      ?.replace(/^\w+ \| (\[[^\]]*\] )*/, "")
      .replace(/^[A-Z]+ \S+ failed: /, "")
      .trim() ?? ""
  );
}

/**
 * Prints a table of what was found, one line for each cause.
 * @param {Run} run
 * @throws {UserError} when there is any
 */
export function report(run) {
  /** @type {Map<string, Finding>} */
  const causes = new Map();
  for (const finding of run.findings) {
    const { server, what, cause, target } = finding;
    const key = [server, what, cause?.replace(VARYING, "") || target].join();
    const known = causes.get(key);
    if (known) known.sent.push(...finding.sent);
    else causes.set(key, { ...finding, sent: [...finding.sent] });
  }
  if (causes.size === 0) {
    console.log("\nNothing was found.");
    return;
  }
  const rows = [...causes.values()].map(({ server, what, target, cause = "", sent }) => [
    String(Math.max(1, sent.length)),
    server,
    what,
    target,
    cause.slice(0, SHOWN),
  ]);
  console.log(`\n${table(["times", "server", "what", "for example", "cause"], rows)}\n`);
  for (const { what, sent } of causes.values()) {
    // Which of those under way it was, nobody has told.
    for (const one of sent.slice(0, what === "dies" ? SUSPECTS : 1)) console.log(shown(run, one));
  }
  const numbers = [...causes.values()].flatMap(({ sent }) => sent[0]?.number ?? []);
  throw new UserError(
    `${causes.size} causes. To send one request of each again: ` +
      `npm run fuzz -- --seed ${run.seed} --only ${numbers.join()}`,
  );
}

/** A request in one line. @param {Run} run @param {Sent} sent */
function shown(run, { number, request }) {
  if ("bytes" in request) {
    return `#${number} ${request.server}, ${request.end}: ${cut(JSON.stringify(request.bytes))}`;
  }
  const { server, method, path, headers, body, who } = request;
  const rest = [
    Object.keys(headers).length > 0 ? cut(JSON.stringify(headers)) : "",
    body === undefined ? "" : cut(JSON.stringify(body)),
  ];
  return `#${number} ${server} as ${who}: ${method} ${cut(path)} ${rest.join(" ")}`.trimEnd();
}

/** @param {string} text */
function cut(text) {
  return text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters)` : text;
}
