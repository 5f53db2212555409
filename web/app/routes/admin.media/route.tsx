import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useCallback } from "react";
import { z } from "zod";
import { mediaItemInput } from "~/entities/media-item/input";
import { type MediaItem, adminTabs, tabOf } from "~/entities/media-item/media-item";
import {
  createMediaItem,
  deleteMediaItem,
  listMediaItems,
  updateMediaItem,
} from "~/entities/media-item/store.server";
import { listShares } from "~/entities/preview/store.server";
import { localNow } from "~/entities/schedule/columns.server";
import { texts } from "~/entities/media-item/texts";
import { adminMeta } from "~/lib/head/admin-meta";
import type { Cms } from "~/lib/cms/cms.server";
import { recordFields, splitRecord } from "~/lib/cms/document";
import { runCommand } from "~/lib/forms/command.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { useRecordDialog } from "~/ui/admin/dialog/use-record-dialog";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { Button } from "~/ui/basic/button";
import { AddMedia, EditMedia } from "./media-form";
import { MediaTabs } from "./media-tabs";

export { revalidateUnlessTabChange as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const shares = settle("the shared previews", listShares(owner.cms, "media-item"));
  return owner.reply({
    items: settle("media", listMediaItems(owner.cms)),
    shares: resultOr(await shares, []),
    now: localNow(),
  });
}

const command = z.discriminatedUnion("intent", [
  mediaItemInput.safeExtend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

type Command = z.infer<typeof command>;

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: (asked, { message }) => failureText(asked, message),
  });
}

async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id ? updateMediaItem(cms, id, input, version) : createMediaItem(cms, input, version));
      const text = id ? texts.admin.updated : texts.admin.added;
      return { toast: { type: "success", ...text } as const };
    }
    case "delete":
      await deleteMediaItem(cms, asked.id);
      return { deleted: true, toast: { type: "success", ...texts.admin.deleted } as const };
    default:
      return asked satisfies never;
  }
}

function failureText(asked: Command, message: string): string {
  if (asked.intent === "delete") return texts.admin.deleteFailed(message);
  const { id } = splitRecord(asked);
  return id ? texts.admin.updateFailed(message) : texts.admin.addFailed(message);
}

const skeleton = <Loading label={texts.admin.loading} />;

export default function MediaManagement() {
  const { items, shares, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { open, add, edit, close } = useRecordDialog<MediaItem>();
  const tab = tabOf(adminTabs, search.get("tab"));
  const tabs = useCallback(
    (rows: readonly MediaItem[]) => <MediaTabs items={rows} tab={tab} onAdd={add} onEdit={edit} />,
    [tab, add, edit],
  );
  return (
    <>
      <ScreenHeader
        title={texts.admin.title}
        subtitle={texts.admin.subtitle}
        hasTrash
        action={<Button onClick={add}>{texts.admin.add}</Button>}
      />
      <LoadedList value={items} skeleton={skeleton} failed={texts.admin.fetchFailed}>
        {tabs}
      </LoadedList>
      {open?.dialog === "form" &&
        (open.record ? (
          <EditMedia item={open.record} shares={shares} now={now} onClose={close} />
        ) : (
          <AddMedia onClose={close} />
        ))}
    </>
  );
}
