import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useCallback, useState } from "react";
import { z } from "zod";
import { discardImport, listImports, undoImport } from "~/entities/publication-import/store.server";
import { texts } from "~/entities/publication-import/texts";
import {
  type Confirmed,
  DiscardDialog,
  UndoDialog,
} from "~/features/publication-import/admin/confirm-dialog";
import { LeftNotice } from "~/features/publication-import/admin/left-notice";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { mediaTypeOf } from "~/lib/forms/form-body.server";
import { readFileForm } from "~/lib/forms/form.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { buttonClass } from "~/ui/basic/button";
import { type ImportItem, toImportItem } from "./import-item.server";
import { ImportList } from "./import-list";
import { preview } from "./preview.server";
import { SourceForm } from "./source-form";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = async () => (await listImports(owner.cms)).map(toImportItem);
  return owner.reply({ imports: settle("the imports", read()) });
}

const command = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("undo"), id: z.string() }),
  z.object({ intent: z.literal("discard"), id: z.string() }),
]);

/** Sources come as a form with files, all else as any form. */
export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  if (mediaTypeOf(request) === "multipart/form-data") {
    return preview(owner, await readFileForm(request));
  }
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: ({ intent }, { status, serverMessage }) => {
      if (status === 404) return texts.gone;
      return serverMessage ?? (intent === "undo" ? texts.undoFailed : texts.discardFailed);
    },
  });
}

async function carryOut(cms: Cms, { intent, id }: z.infer<typeof command>) {
  switch (intent) {
    case "undo": {
      const left = await undoImport(cms, id);
      const words = left.length > 0 ? texts.undoneBut(left.length) : texts.undone;
      return { left, toast: success(words) };
    }
    case "discard":
      await discardImport(cms, id);
      return { toast: success(texts.discarded) };
    default:
      return intent satisfies never;
  }
}

const skeleton = <Loading label={texts.loading} />;

type Asked = { intent: "undo" | "discard"; item: ImportItem };

export default function ImportPublications() {
  const { imports } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [left, setLeft] = useState<Confirmed["left"]>([]);
  const close = useCallback(() => setAsked(null), []);
  const done = useCallback(({ left }: Confirmed) => {
    setAsked(null);
    setLeft(left);
  }, []);
  const list = useCallback(
    (items: ImportItem[]) => <ImportList items={items} onAsk={setAsked} />,
    [],
  );
  return (
    <>
      <ScreenHeader
        title={texts.title}
        subtitle={texts.subtitle}
        action={
          <Link to="/admin/publications" className={buttonClass("secondary")}>
            {texts.publications}
          </Link>
        }
      />
      <SourceForm />
      <section aria-labelledby="imports" className="mt-12">
        <h2 id="imports" className="mb-4 font-serif text-lg text-ink">
          {texts.imports}
        </h2>
        <LeftNotice left={left ?? []} />
        <LoadedList value={imports} skeleton={skeleton} failed={texts.listFailed}>
          {list}
        </LoadedList>
      </section>
      {asked?.intent === "undo" && <UndoDialog item={asked.item} onDone={done} onClose={close} />}
      {asked?.intent === "discard" && (
        <DiscardDialog item={asked.item} onDone={done} onClose={close} />
      )}
    </>
  );
}
