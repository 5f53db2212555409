import { format } from "node:util";

const LEVELS = { error: "error", warn: "warn", info: "info", log: "info" } as const;
/** As `describe` in request-log.ts and the app's own lines name a request. */
const NAMED = /\(request ([\w.:+/=-]{1,128})\)/;

/**
 * From now on each line of the log is one of JSON: `time`, `level`, `part`, `message`, and `request_id`
 * where it is about a request.
 * @param write takes a line with its end
 */
export function logAsJson(
  target: Pick<Console, keyof typeof LEVELS> = console,
  write: (line: string) => void = (line) => process.stdout.write(line),
): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    const log = (...parts: unknown[]) => {
      const message = format(...parts);
      const [, id] = NAMED.exec(message) ?? [];
      const line = { time: new Date().toISOString(), level, part: "web", message };
      write(`${JSON.stringify(id ? { ...line, request_id: id } : line)}\n`);
    };
    Object.assign(target, { [method]: log });
  }
}
