import { stringify } from "yaml";

/**
 * A Markdown file with YAML front matter, as static site generators read it.
 * @param matter its values; those that are not set, and empty lists, are left out
 * @param body Markdown
 */
export function withFrontMatter(matter: Record<string, unknown>, body: string): string {
  const set = Object.entries(matter).filter(([, value]) => isSet(value));
  // Long texts stay on their line, and values are quoted where another type could be read.
  const yaml = stringify(Object.fromEntries(set), { lineWidth: 0, schema: "yaml-1.1" });
  return `---\n${yaml}---\n${body.trim() ? `\n${body.trim()}\n` : ""}`;
}

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "";
}
