import { winston } from "@strapi/logger";
import type { Core } from "@strapi/strapi";
import { settings } from "../src/settings";
import { jsonLine } from "../src/server/log-line";
import { currentRequestId } from "../src/server/request-id";

declare const strapi: Core.Strapi | undefined;

const level = settings.production ? "warn" : "info";
const { combine, printf, timestamp, colorize } = winston.format;

const requestId = () => (typeof strapi === "undefined" ? undefined : currentRequestId(strapi));

/** An error is logged with its stack. */
const text = ({ message, stack }: { message: unknown; stack?: unknown }) =>
  typeof stack === "string" ? `${String(message)}\n${stack}` : String(message);

/** Where winston keeps the level as it is, without colors. */
const LEVEL = Symbol.for("level");

const json = printf((info) =>
  jsonLine({ level: String(info[LEVEL]), message: text(info), requestId: requestId() }),
);

const plain = combine(
  timestamp({ format: "YYYY-MM-DD HH:mm:ss.SSS" }),
  colorize(),
  printf((info) => {
    const id = requestId();
    const named = id === undefined ? "" : ` (request ${id})`;
    return `[${String(info.timestamp)}] ${info.level}: ${text(info)}${named}`;
  }),
);

export default {
  level,
  transports: [new winston.transports.Console({ format: settings.logsJson ? json : plain })],
};
