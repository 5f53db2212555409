import { cleanup, render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { RecordConflict } from "./record-state";

afterEach(cleanup);

it("goes again where scrolling answers a promise, as browsers do", () => {
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  const outcome = { saved: false, conflict: true, result: undefined } as const;
  const element = <RecordConflict outcome={outcome} record={null} isPending={false} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const { unmount } = render(<RouterProvider router={router} />);
  expect(screen.getByRole("button", { name: "Save anyway" })).toBeTruthy();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  expect(unmount).not.toThrow();
});
