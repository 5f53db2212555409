import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { z } from "zod";
import { beginBackup, readBackups } from "~/entities/backup/store.server";
import { texts } from "~/entities/backup/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { Button } from "~/ui/basic/button";
import { BackupList } from "./backup-list";
import { type BackupRow, type Screen, toScreen } from "./backup-row.server";
import { DownloadDialog, MakeDialog } from "./dialogs";

export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = async () => toScreen(await readBackups(owner.cms));
  return owner.reply({ backups: settle("the backups", read()) });
}

const command = z.object({
  intent: z.literal("make"),
  currentPassword: z.string({ error: "Current password is required" }),
});

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    hideFields: ["currentPassword"],
    run: async ({ currentPassword }) => {
      await beginBackup(owner.cms, currentPassword);
      return { toast: success(texts.begun) };
    },
    failed: (_, { serverMessage }) => serverMessage ?? texts.makeFailed,
  });
}

const skeleton = <Loading label={texts.loading} />;

export default function BackupsScreen() {
  const { backups } = useLoaderData<typeof loader>();
  const [isAsked, setIsAsked] = useState(false);
  const [asked, setAsked] = useState<BackupRow | null>(null);
  const list = useCallback(
    (screen: Screen) => (
      <>
        <BackupList {...screen} onDownload={setAsked} />
        {screen.isRunning && <ReadAgain />}
      </>
    ),
    [],
  );
  return (
    <>
      <ScreenHeader
        title={texts.title}
        subtitle={texts.subtitle}
        action={<Button onClick={() => setIsAsked(true)}>{texts.make}</Button>}
      />
      <LoadedList value={backups} skeleton={skeleton} failed={texts.readFailed}>
        {list}
      </LoadedList>
      {isAsked && <MakeDialog onClose={() => setIsAsked(false)} />}
      {asked && <DownloadDialog row={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const READ_AGAIN_MS = 3_000;

/** Looks again while a backup is being made. */
function ReadAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return null;
}
