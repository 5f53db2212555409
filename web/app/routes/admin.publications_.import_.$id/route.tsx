import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { importedInput, selectionInput, takenEntriesOf } from "~/entities/publication-import/input";
import { commitImport, updateEntry } from "~/entities/publication-import/store.server";
import { texts } from "~/entities/publication-import/texts";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { buttonClass } from "~/ui/basic/button";
import { ImportScreen } from "./import-screen";
import { readScreen } from "./screen.server";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const screen = await settle("an import", readScreen(owner.cms, params["id"] ?? ""));
  if (screen.ok && screen.value === null) throw data(texts.gone, { status: 404 });
  return owner.reply({ screen });
}

const command = z.discriminatedUnion("intent", [
  selectionInput.safeExtend({ intent: z.literal("import") }),
  importedInput.safeExtend({ intent: z.literal("save"), id: z.coerce.number().int().min(0) }),
]);

type Command = z.output<typeof command>;

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, params["id"] ?? "", asked),
    failed: ({ intent }, { status, serverMessage }) => {
      if (status === 404) return texts.gone;
      // It may have been carried out all the same, and the answer been lost.
      if (status === 0 && intent === "import") return texts.importUnanswered;
      return serverMessage ?? (intent === "save" ? texts.entryFailed : texts.importFailed);
    },
  });
}

async function carryOut(cms: Cms, id: string, asked: Command) {
  switch (asked.intent) {
    case "save": {
      const { intent: _, id: row, ...fields } = asked;
      await updateEntry(cms, id, row, fields);
      return { toast: success(texts.entrySaved) };
    }
    case "import": {
      const count = await commitImport(cms, id, takenEntriesOf(asked));
      return { toast: success(texts.imported(count)) };
    }
    default:
      return asked satisfies never;
  }
}

export default function ImportPreview() {
  const { screen } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader
        title={texts.title}
        {...(screen.ok && screen.value && { subtitle: screen.value.source })}
        action={
          <Link to={IMPORTS} className={buttonClass("secondary")}>
            {texts.back}
          </Link>
        }
      />
      {screen.ok && screen.value ? (
        <ImportScreen screen={screen.value} />
      ) : (
        <LoadFailure message={texts.readFailed} />
      )}
    </>
  );
}
