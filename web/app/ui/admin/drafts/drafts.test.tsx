import { beforeEach, describe, expect, it } from "vitest";
import { FORM_KEY_FIELD } from "~/lib/cms/document";
import { draftsNow, dropDraft, dropSaved, keepDraft, loadDraftsOf } from "./drafts";

/** A form with this key in which somebody has typed. */
const typed = (formKey: string, title: string, authors: string[] = []) => ({
  id: `/admin/publications save new ${formKey}`,
  kind: "save",
  record: null,
  title,
  pathname: "/admin/publications",
  search: "",
  isInList: true,
  formKey,
  version: "",
  entries: [
    ["title", title] as [string, string],
    ...authors.map((author): [string, string] => ["authors", author]),
  ],
});

/** What a form sends, with what the form knows of itself. */
function sent(formKey: string, title: string, authors: string[] = []): FormData {
  const form = new FormData();
  form.set("intent", "save");
  form.set(FORM_KEY_FIELD, formKey);
  form.set("title", title);
  for (const author of authors) form.append("authors", author);
  return form;
}

const titles = () => draftsNow().drafts.map(({ title }) => title);

beforeEach(async () => {
  await loadDraftsOf("owner");
  for (const { id } of draftsNow().drafts) dropDraft(id);
});

describe("a save", () => {
  it("leaves no draft of what it has saved, also when the form keeps it once more", () => {
    keepDraft(typed("one", "A title", ["Ada", "Charles"]));
    dropSaved(sent("one", "A title", ["Ada", "Charles"]));
    expect(titles()).toEqual([]);
    keepDraft(typed("one", "A title", ["Ada", "Charles"]));
    expect(titles()).toEqual([]);
  });

  it("leaves no draft of lines, which are sent with other ends", () => {
    keepDraft(typed("lines", "One\nTwo"));
    dropSaved(sent("lines", "One\r\nTwo"));
    expect(titles()).toEqual([]);
  });

  it("leaves what was typed since, and other forms alone", () => {
    keepDraft(typed("two", "The same"));
    keepDraft(typed("three", "Changed since"));
    dropSaved(sent("three", "As it was sent"));
    expect(titles()).toEqual(["Changed since", "The same"]);
    keepDraft(typed("three", "As it was sent", ["Ada"]));
    expect(titles()).toEqual(["As it was sent", "The same"]);
    dropSaved(sent("four", "The same"));
    expect(titles()).toEqual(["As it was sent", "The same"]);
  });
});
