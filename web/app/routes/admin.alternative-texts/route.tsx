import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import {
  type UndescribedPicture,
  listUndescribedPictures,
} from "~/entities/picture/undescribed.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { awaitForDocument } from "~/lib/cache/resolve-or-defer.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { isUploadedPicture } from "~/lib/picture/picture";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { Loading } from "~/ui/admin/feedback/loading";
import { AltTextField } from "~/ui/admin/picture/alt-text-field";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";

const SHOWN = 50;

// Without a connection reading again would keep the answer to a text from its field.
export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta("Alternative texts");

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = settle("pictures without alternative text", firstPictures(owner.cms));
  const { value: pictures } = await awaitForDocument(request, read);
  return owner.reply({ pictures });
}

/** The first pictures, and how many there are: more than can be described at one sitting are not rendered. */
async function firstPictures(cms: Cms) {
  const all = await listUndescribedPictures(cms);
  return { shown: all.slice(0, SHOWN), count: all.length };
}

/** Pictures that people who cannot see them know nothing of, each with the field that mends it. */
export default function AlternativeTexts() {
  const { pictures } = useLoaderData<typeof loader>();
  const asked = useSearchParams()[0].get("picture");
  return (
    <>
      <ScreenHeader
        title="Alternative texts"
        subtitle="Describe each picture for people who cannot see it."
      />
      <LoadedDocument
        value={pictures}
        fallback={<Loading label="Loading pictures..." />}
        failed={(message) => <LoadFailure message={`Failed to load pictures: ${message}`} />}
      >
        {({ shown, count }) => (
          <>
            <PictureList pictures={shown} asked={asked} />
            {count === 0 && (
              <p className="text-sm text-muted">Every picture has an alternative text.</p>
            )}
            {count > shown.length && (
              <p className="mt-6 text-sm text-muted">
                {count - shown.length} more follow when these are described and the page is loaded
                again.
              </p>
            )}
          </>
        )}
      </LoadedDocument>
    </>
  );
}

/**
 * @param asked the address of a picture that the page was asked for, which may have a text
 */
function PictureList({
  pictures,
  asked,
}: {
  pictures: readonly UndescribedPicture[];
  asked: string | null;
}) {
  const isMore =
    asked !== null && isUploadedPicture(asked) && !pictures.some(({ url }) => url === asked);
  const all = isMore ? [{ url: asked, name: "" }, ...pictures] : pictures;
  return (
    <ul className="mb-6 grid gap-6 empty:hidden md:grid-cols-2">
      {all.map(({ url, name }) => (
        <li key={url} className="flex gap-4 border-t border-line pt-4">
          <img
            src={url}
            alt={name}
            loading="lazy"
            className="size-24 shrink-0 bg-ink/5 object-cover"
          />
          <div className="min-w-0 flex-1">
            <AltTextField
              url={url}
              uploaded={isMore && url === asked ? null : { url, alt: null }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
