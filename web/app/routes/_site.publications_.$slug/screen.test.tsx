import { render, screen } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { RequestIdProvider } from "~/lib/http/request-id";
import { ErrorBoundary } from "./route";

function showError(status: number): void {
  const errorElement = (
    <RequestIdProvider value="call-7">
      <ErrorBoundary />
    </RequestIdProvider>
  );
  const loader = () => {
    throw new Response(null, { status });
  };
  const routes = [{ path: "/", loader, element: null, errorElement }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

it.each([500, 503])("names the request that failed with %i", async (status) => {
  showError(status);
  await screen.findByRole("heading", { name: "Error Loading Publication" });
  expect(screen.getByText("Request: call-7")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All publications" })).toBeTruthy();
});

it("names no request where there is no such publication", async () => {
  showError(404);
  await screen.findByRole("heading", { name: "Publication Not Found" });
  expect(screen.queryByText(/call-7/)).toBeNull();
});
