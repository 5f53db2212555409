import { CITATION_KEY_TAKEN, SLUG_TAKEN } from "../publications/problems";
import { isRecord, type DocumentMiddleware } from "./types";
import { validationError, type Problem } from "./validation/problems";

/** Unique columns, as SQLite (`table.column`) and Postgres (index name) call them. */
const RULES: { pattern: RegExp; problem: Problem }[] = [
  {
    pattern: /blog_categories[._]slug/,
    problem: { path: ["name"], message: "A category with this name already exists" },
  },
  {
    pattern: /page_seo[._]path/,
    problem: { path: ["path"], message: "This page already has SEO settings" },
  },
  { pattern: /publications[._]slug/, problem: SLUG_TAKEN },
  { pattern: /publications[._]citation_key/, problem: CITATION_KEY_TAKEN },
  {
    pattern: /up_users[._](email|username)/,
    problem: { path: ["email"], message: "Email or Username are already taken" },
  },
];

const FALLBACK: Problem = { path: [], message: "This entry already exists" };

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The problem behind a database error, when it is a broken unique index. */
function uniqueProblem(error: unknown): Problem | undefined {
  if (!isRecord(error) && !(error instanceof Error)) return undefined;
  const { code, constraint, message } = error as Record<string, unknown>;
  if (code !== "23505" && code !== "SQLITE_CONSTRAINT_UNIQUE") return undefined;
  const where = `${text(constraint)} ${text(message)}`;
  return RULES.find(({ pattern }) => pattern.test(where))?.problem ?? FALLBACK;
}

/** Turns the database's rejection of a duplicate into a clear validation error. */
export function uniqueViolations(): DocumentMiddleware {
  return async (_context, next) => {
    try {
      return await next();
    } catch (error) {
      const problem = uniqueProblem(error);
      throw problem === undefined ? error : validationError([problem]);
    }
  };
}
