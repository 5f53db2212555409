import { errors } from "@strapi/utils";

/** A word that tells a screen why, where the message is only for people. */
export type Reason =
  | "challenge"
  | "closed"
  | "code"
  | "contested"
  | "enrol"
  | "expired"
  | "taken"
  | "unconfirmed"
  | "unknown"
  | "used";

/** An answer 400 whose message may be shown as it is; `details.reason` is for screens. */
export function requestError(message: string, reason?: Reason): Error {
  return new errors.ApplicationError(message, reason === undefined ? {} : { reason });
}

/** The same for something that was typed wrong. */
export function wrongInput(message: string, reason?: Reason): Error {
  return new errors.ValidationError(message, reason === undefined ? {} : { reason });
}

/** Of a link that was followed too late. */
export function expiredLink(): Error {
  return wrongInput("This link has expired. Please ask for a new one.", "expired");
}
