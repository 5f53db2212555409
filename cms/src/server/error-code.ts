/** The short name of an error of the system or the database, such as "EACCES"; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
