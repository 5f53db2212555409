import { render, screen } from "@testing-library/react";
import { useEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useFetcher } from "./use-fetcher";

const SAID = "This file is not a picture.";

it("runs the effects of an answer that a passing rendering has seen", async () => {
  let drawAgain = () => {};
  function Field() {
    const fetcher = useFetcher<string>();
    const [said, setSaid] = useState("");
    const [, draw] = useReducer((same: number) => same, 0);
    useEffect(() => {
      drawAgain = draw;
    }, []);
    useEffect(() => {
      if (fetcher.data) setSaid(fetcher.data);
    }, [fetcher.data]);
    return (
      <>
        <button onClick={() => fetcher.load("/answer")}>Ask</button>
        <p role="alert">{said}</p>
      </>
    );
  }
  const router = createMemoryRouter([
    { path: "/", element: <Field /> },
    { path: "/answer", loader: () => SAID },
  ]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  router.subscribe(({ fetchers }) => {
    // The router has the answer, React has not yet drawn it.
    if ([...fetchers.values()].some(({ data }) => data)) flushSync(drawAgain);
  });

  screen.getByRole("button", { name: "Ask" }).click();

  expect(await screen.findByText(SAID)).toBeTruthy();
});
