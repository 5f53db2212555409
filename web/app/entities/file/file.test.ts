import { expect, it } from "vitest";
import { pdfProblem, readPdf } from "./file";

const file = (content: string, name = "a.pdf", type = "application/pdf") =>
  new File([content], name, { type });

it("a PDF keeps its name, with the right ending", async () => {
  const read = await readPdf(file("%PDF-1.7\n", "A paper.PDF", ""));
  expect(read).toMatchObject({ name: "A paper.pdf", type: "application/pdf" });
  expect(await readPdf(file("%PDF-1.7\n", ".pdf"))).toMatchObject({ name: "paper.pdf" });
});

it("anything else is rejected, whatever it calls itself", async () => {
  expect(await readPdf(file("<html>"))).toBe("This file is not a PDF.");
  expect(await readPdf(file(""))).toBe("This file is empty.");
  expect(await readPdf("x")).toBe("Choose a PDF to upload.");
  expect(pdfProblem({ size: 1, type: "image/png" })).toBe("This file is not a PDF.");
  expect(pdfProblem({ size: 10 * 1024 * 1024 + 1, type: "" })).toBe(
    "This file is larger than 10 MB. Choose a smaller one.",
  );
});
