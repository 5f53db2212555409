import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { confirmEmailChange, readWaitingEmail } from "~/entities/account/email-change.server";
import { texts } from "~/entities/account/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { SECRET_ADDRESS } from "~/lib/head/secret-address";
import { success } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { Button } from "~/ui/basic/button";

export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

const SETTINGS = "/admin/settings?tab=general";
const { emailChange } = texts;

export const meta: MetaFunction = () => [...adminMeta(emailChange.confirmTitle), SECRET_ADDRESS];

/**
 * The mail's link only opens the page: mail scanners and link previews open it too. Its button
 * posts, and that confirms.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({
    code: new URL(request.url).searchParams.get("code") ?? "",
    waiting: await settle("the address that waits", readWaitingEmail(owner.cms)),
  });
}

const command = z.object({
  intent: z.literal("confirm"),
  code: z.string({ error: texts.linkIncomplete }),
});

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: async ({ code }) => {
      const email = await confirmEmailChange(owner.cms, code);
      throw await owner.redirect(SETTINGS, success(emailChange.changed(email)));
    },
    failed: (_, { serverMessage }) => serverMessage ?? emailChange.failed,
  });
}

export default function ConfirmAddress() {
  const { code, waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={emailChange.confirmTitle} />
      <div className="max-w-xl space-y-6 text-sm wrap-anywhere">
        {waiting.ok ? (
          <Confirmation code={code} email={waiting.value?.email} />
        ) : (
          <LoadFailure message={texts.settings.loadFailed} />
        )}
        <p>
          <Link to={SETTINGS} className="underline hover:text-accent">
            {emailChange.back}
          </Link>
        </p>
      </div>
    </>
  );
}

/** @param email the address that waits, if one does */
function Confirmation({ code, email }: { code: string; email: string | undefined }) {
  const fetcher = useCommand<{ message?: string }>();
  const isPending = fetcher.state !== "idle";
  if (email === undefined) return <p>{emailChange.noneWaits}</p>;
  if (!code) return <p>{texts.linkIncomplete}</p>;
  return (
    <>
      <p>{emailChange.confirmText(email)}</p>
      {!isPending && fetcher.data?.message && (
        <p role="alert" className="border-l-2 border-danger pl-4">
          {fetcher.data.message}
        </p>
      )}
      <fetcher.Form method="post">
        <input type="hidden" name="code" value={code} />
        <Button
          type="submit"
          name="intent"
          value="confirm"
          isPending={isPending}
          pendingLabel={emailChange.confirming}
        >
          {emailChange.confirm}
        </Button>
      </fetcher.Form>
    </>
  );
}
