import { expect, test } from "vitest";
import { newDocumentId } from "../../src/strapi-access/document-id";

test("a documentId begins with a letter, so that nobody takes it for the id of a row", () => {
  const ids = Array.from({ length: 500 }, newDocumentId);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z\d]{23}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
