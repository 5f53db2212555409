import { fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { type ActionFunctionArgs, RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { UNANSWERED } from "~/lib/forms/revalidation";
import { useCommand, useFetcher } from "./use-fetcher";

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

it("asks once more for what the end of the session has kept from being done", async () => {
  const asked: FormDataEntryValue[] = [];
  function Row() {
    const command = useCommand<{ deleted?: boolean }>();
    const isDone = command.state === "idle" && command.data?.deleted === true;
    return (
      <command.Form method="post">
        <button name="id" value="a" disabled={command.state !== "idle"}>
          {isDone ? "Deleted" : "Delete"}
        </button>
      </command.Form>
    );
  }
  const action = async ({ request }: ActionFunctionArgs) => {
    asked.push(...(await request.formData()).values());
    return asked.length === 1 ? { ...UNANSWERED, isToBeResent: true } : { deleted: true };
  };
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Row />, action }])} />);
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  const done = await screen.findByRole("button", { name: "Deleted" });
  expect(done).toHaveProperty("disabled", false);
  expect(asked).toEqual(["a", "a"]);
});
