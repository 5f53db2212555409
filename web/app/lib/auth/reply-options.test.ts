import { expectTypeOf, it } from "vitest";
import type { Toast } from "../toast/toast";
import type { AuthenticatedUser } from "./guard.server";

type Options = NonNullable<Parameters<AuthenticatedUser["reply"]>[1]>;

it("a status that would be lost beside a toast cannot be asked for", () => {
  expectTypeOf<{ toast: Toast }>().toExtend<Options>();
  expectTypeOf<{ toast: Toast; status: 429; retryAfter: number }>().toExtend<Options>();
  expectTypeOf<{ status: 400 | 404 | 503 }>().toExtend<Options>();
  expectTypeOf<{ toast: Toast; status: 400 }>().not.toExtend<Options>();
  expectTypeOf<{ toast: Toast; status: number }>().not.toExtend<Options>();
});
