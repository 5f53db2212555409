/** Walks into an answer of unknown shape; nothing where there is nothing. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found !== "string") {
    throw new Error(`No text at ${path.join(".")} in ${JSON.stringify(value)}`);
  }
  return found;
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path);
  if (!Array.isArray(found)) {
    throw new Error(`No list at ${path.join(".")} in ${JSON.stringify(value)}`);
  }
  return found;
}

/** The problems of a rejected write as `{ "title": "Title is required" }`. */
export function problems(body: unknown): Record<string, string> {
  return Object.fromEntries(
    listAt(body, "error", "details", "errors").map((error) => [
      listAt(error, "path").join("."),
      textAt(error, "message"),
    ]),
  );
}
