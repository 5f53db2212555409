import { render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { PICTURES } from "~/lib/forms/revalidation";
import { AltTextField } from "./alt-text-field";
import { LibraryPictures } from "./library-pictures";

/** The fields of some pictures in one form. @returns which pictures were read in each request */
function showFields(urls: readonly string[]) {
  const reads: string[][] = [];
  const fields = urls.map((url) => <AltTextField key={url} url={url} uploaded={null} />);
  const router = createMemoryRouter([
    { path: "/", element: <LibraryPictures>{fields}</LibraryPictures> },
    {
      path: PICTURES,
      loader: ({ request }) => {
        const asked = new URL(request.url).searchParams.getAll("url");
        if (asked.length > 1) expect(request.url.length).toBeLessThan(2_000);
        reads.push(asked);
        const known = asked.filter((url) => !url.includes("unknown"));
        return { pictures: known.map((url) => ({ url, alt: `Shows ${url}` })).toReversed() };
      },
    },
  ]);
  render(<RouterProvider router={router} />);
  return reads;
}

const address = (name: string) => `/uploads/${name}.png`;

it("the pictures of a form are read with one request", async () => {
  const reads = showFields(["a", "unknown", "b"].map(address));
  expect(await screen.findByDisplayValue("Shows /uploads/a.png")).toBeTruthy();
  expect(screen.getByDisplayValue("Shows /uploads/b.png")).toBeTruthy();
  expect(screen.getAllByLabelText("Alternative text")).toHaveLength(2);
  expect(reads).toEqual([["a", "unknown", "b"].map(address)]);
});

it("more pictures than one address names are read one request after the other", async () => {
  const urls = Array.from({ length: 30 }, (_, index) =>
    address(`${"long-name-".repeat(9)}${index}`),
  );
  const tooLong = address("too-long-".repeat(300));
  const reads = showFields([...urls, tooLong, address("last")]);
  expect(await screen.findByDisplayValue("Shows /uploads/last.png")).toBeTruthy();
  expect(screen.getAllByLabelText("Alternative text")).toHaveLength(32);
  expect(reads.flat().slice(0, 30)).toEqual(urls);
  expect(reads.slice(-2)).toEqual([[tooLong], [address("last")]]);
});
