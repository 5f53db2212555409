import path from "node:path";
import ts from "typescript";

/** Where the data would stand if it were a file, so that `schema-dts` is found. */
const FILE = path.join(import.meta.dirname, "structured-data.virtual.ts");

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * What is wrong with data in schema.org's words: unknown types, properties that their type and its
 * supertypes do not have, and values that a property does not take. TypeScript compares it with
 * schema.org's vocabulary as `schema-dts` has it.
 * @param items objects with `@type`, as they stand in pages; `@context` may be left out
 * @returns a sentence for each fault
 */
export function schemaFaults(items: readonly Record<string, unknown>[]): string[] {
  const source = [
    `import type * as schema from "schema-dts";`,
    ...items.map((item, index) => {
      const data = JSON.stringify({ "@context": "https://schema.org", ...item });
      return `export const item${index}: schema.WithContext<schema.${String(item["@type"])}> = ${data};`;
    }),
  ].join("\n");
  const host = ts.createCompilerHost(OPTIONS);
  const files = ts.createCompilerHost(OPTIONS);
  host.fileExists = (name) => name === FILE || files.fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, version)
      : files.getSourceFile(name, version, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
