import type { Editor } from "@tiptap/core";

/** What scholars show of programs; any other language that a text names is kept. */
const LANGUAGES =
  "bash c c++ css csv html java javascript json julia latex matlab python r rust sas sql stata typescript xml yaml".split(
    " ",
  );

/** The language of the code that the cursor is in. */
export function CodeLanguage({ editor }: { editor: Editor }) {
  const { language } = editor.getAttributes("codeBlock");
  const chosen = typeof language === "string" ? language : "";
  const known = chosen === "" || LANGUAGES.includes(chosen) ? LANGUAGES : [chosen, ...LANGUAGES];
  return (
    <label className="flex items-center gap-2 border-b border-line px-3 py-1.5 text-xs text-muted">
      Language of the code
      <select
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          editor.commands.updateAttributes("codeBlock", { language: value || null })
        }
        className="h-9 rounded-md border border-faint bg-surface px-2 text-ink md:h-7"
      >
        <option value="">None</option>
        {known.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
