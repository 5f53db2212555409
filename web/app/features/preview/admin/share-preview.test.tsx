import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { SharePreview } from "./share-preview";

const ADDRESS = "http://site.example/preview/1";

it("selects the address where the browser has no clipboard, as on plain http", async () => {
  const share = { id: "1", address: ADDRESS, until: "2026-12-01T00:00:00.000Z" };
  const element = <SharePreview type="blog-post" id="1" share={share} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  vi.stubGlobal("navigator", { clipboard: undefined });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await vi.waitFor(() => expect(document.activeElement).toHaveProperty("value", ADDRESS));
  expect(document.activeElement).toHaveProperty("selectionEnd", ADDRESS.length);
  vi.unstubAllGlobals();
});
