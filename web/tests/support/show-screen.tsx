import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";

/**
 * Draws a screen as it is once its data is there.
 * @param data what its loader has read
 * @param address where it stands, with the parameters that it looks at
 * @param others what it may ask for besides, by path
 */
export function showScreen(
  Screen: ComponentType,
  data: object,
  { address = "/", others = {} }: Options = {},
): void {
  const [path] = address.split("?");
  const router = createMemoryRouter(
    [
      { path, element: <Screen />, loader: () => data },
      ...Object.entries(others).map(([other, answer]) => ({ path: other, loader: () => answer })),
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

interface Options {
  address?: string;
  others?: Record<string, object | null>;
}

/** The answer of a read that has failed. */
export const DOWN = { ok: false, message: "The cms is away." };

/** The answer of a read. */
export function read<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}
