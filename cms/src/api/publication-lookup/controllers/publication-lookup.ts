import { errors } from "@strapi/utils";
import { wrongInput } from "../../../accounts/request-error";
import { isRecord } from "../../../documents/types";
import { lookUpDoi, LookupFailure } from "../../../import/lookup";
import { toDoi } from "../../../import/parse/identifiers";

interface Context {
  request: { body?: unknown };
  status: number;
  set(name: string, value: string): void;
}

const NO_DOI = "Enter a DOI such as 10.1000/182.";
const LONGEST = 2_000;

/** @throws ValidationError for anything but a text with a DOI in it */
function readDoi(body: unknown): string {
  const data = isRecord(body) ? body.data : undefined;
  const keys = isRecord(data) ? Object.keys(data) : [];
  if (!isRecord(data) || keys.some((key) => key !== "doi")) {
    throw new errors.ValidationError('"data" must be {doi}');
  }
  const text = typeof data.doi === "string" && data.doi.length <= LONGEST ? data.doi : "";
  const doi = toDoi(text);
  if (doi === undefined) throw wrongInput(NO_DOI);
  return doi;
}

/** 502 for what the service has done, 503 for what may be better in a while or is turned off. */
const STATUSES = {
  malformed: 400,
  unknown: 404,
  blocked: 502,
  unusable: 502,
  down: 502,
  busy: 503,
  unreachable: 503,
  off: 503,
} satisfies Record<LookupFailure["kind"], number>;

function answerFor(ctx: Context, { kind, message, retryAfter }: LookupFailure) {
  const status = STATUSES[kind];
  ctx.status = status;
  if (retryAfter !== null) ctx.set("Retry-After", String(Math.ceil(retryAfter / 1_000)));
  // The reason tells these sentences from those of an outage of the cms itself.
  const error = { status, name: "LookupError", message, details: { reason: "lookup" } };
  return { data: null, error };
}

/**
 * `POST /api/publication-imports/lookup` with `{doi}`, for the owner alone: what the resolver knows of
 * a work, as attributes of a publication. Nothing is written.
 */
export default () => ({
  async find(ctx: Context) {
    const doi = readDoi(ctx.request.body);
    try {
      const { fields, warnings, problem } = await lookUpDoi(doi);
      const notices = [...warnings, ...(problem === null ? [] : [problem])];
      return { data: { fields, notices: notices.map(({ message }) => message) }, meta: {} };
    } catch (error) {
      if (error instanceof LookupFailure) return answerFor(ctx, error);
      throw error;
    }
  },
});
