import { expect, it } from "vitest";
import { toUploadPath } from "./upload-path";

it.each([
  ["http://127.0.0.1:1337/uploads/a_1.webp", "/uploads/a_1.webp"],
  ["http://localhost:8080/uploads/a_1.webp", "/uploads/a_1.webp"],
  ["http://[::1]:1337/uploads/a_1.webp", "/uploads/a_1.webp"],
  ["http://localhost:3000/about", "http://localhost:3000/about"],
  ["https://x.example/uploads/a.webp", "https://x.example/uploads/a.webp"],
  [
    "https://x.example/?from=http://localhost/uploads/a",
    "https://x.example/?from=http://localhost/uploads/a",
  ],
  ["/uploads/a_1.webp", "/uploads/a_1.webp"],
])("of %s is %s", (address, path) => {
  expect(toUploadPath(address)).toBe(path);
});
