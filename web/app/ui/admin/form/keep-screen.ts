import type { ClientActionFunctionArgs } from "@remix-run/react";
import { UNANSWERED } from "~/lib/forms/revalidation";
import { failure } from "~/lib/toast/toast";
import { notify } from "~/ui/feedback/notify";

const NO_CONNECTION = "No connection. Your text is still here.";
const NO_ANSWER = "Something went wrong on our side. Your text is still here.";

/**
 * Sends a form to the screen's action. Without it, a request that gets no answer would put the error
 * page in the place of the screen, with everything typed on it. Export it as `clientAction`.
 * @throws responses, such as the redirect to the login page
 */
export async function keepScreen({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // `fetch` rejects with a TypeError when there is no connection.
    notify(failure(error instanceof TypeError ? NO_CONNECTION : NO_ANSWER));
    return UNANSWERED;
  }
}
