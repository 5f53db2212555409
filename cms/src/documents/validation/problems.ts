import { errors } from "@strapi/utils";

/** One thing that is wrong with one field. */
export interface Problem {
  path: string[];
  message: string;
  /** A fixed word, for which the web has words of its own. */
  reason?: string;
}

/** Problems in the shape of Strapi's own validation errors: `details.errors[].path`. */
export function validationError(problems: Problem[]): Error {
  const [first] = problems;
  const message =
    problems.length === 1 && first !== undefined
      ? first.message
      : `${problems.length} errors occurred`;
  return new errors.ValidationError(message, {
    errors: problems.map((problem) => ({ ...problem, name: "ValidationError" })),
    ...(first?.reason !== undefined && { reason: first.reason }),
  });
}
