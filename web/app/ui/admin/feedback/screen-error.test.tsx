import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { RequestIdProvider } from "~/lib/http/request-id";
import { ScreenError } from "./screen-error";

const page = () => (
  <MemoryRouter>
    <ScreenError />
  </MemoryRouter>
);

it("names the request that has failed, and goes on doing so in the browser", async () => {
  const served = render(<RequestIdProvider value="failed-7">{page()}</RequestIdProvider>);
  const html = served.container.innerHTML;
  expect(served.container.textContent).toContain("Request: failed-7");
  served.unmount();

  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = html;
  const problems: unknown[] = [];
  const root = await act(() => {
    return hydrateRoot(place, page(), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(place.textContent).toContain("Request: failed-7");
  expect(problems).toEqual([]);
  act(() => root.unmount());
  place.remove();
});
