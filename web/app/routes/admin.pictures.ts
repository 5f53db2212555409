import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { z } from "zod";
import {
  describePicture,
  readLibraryPictures,
  uploadPicture,
} from "~/entities/picture/store.server";
import { type Cms, type CmsError, asCmsError } from "~/lib/cms/cms.server";
import { readFileForm } from "~/lib/forms/form.server";
import { uploadErrorText } from "~/lib/forms/upload-reply";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { resultOr } from "~/lib/cms/result";
import { type LibraryPicture, type PictureAnswer, isUploadedPicture } from "~/lib/picture/picture";
import { NO_PICTURE, readPictureFile } from "~/lib/picture/picture-file";
import { keepScreenOnUpload } from "~/ui/admin/upload/keep-screen-on-upload";

const UPLOAD_FAILED = "The picture could not be uploaded. Please try again.";
const ALT_FAILED = "The alternative text could not be saved. Please try again.";

/** The pictures behind each `?url=`, for the fields that show them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const urls = new URL(request.url).searchParams.getAll("url").filter(Boolean);
  if (urls.length === 0) throw await owner.redirect("/admin");
  const pictures = await settle("pictures", readLibraryPictures(owner.cms, urls));
  return owner.json({ pictures: resultOr(pictures, []) });
}

/** An answer that does not come must not take the screen away, nor must the login page. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader().catch(() => ({ pictures: [] }));
}

const command = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("upload"), file: z.unknown() }),
  z.object({
    intent: z.literal("describe"),
    url: z.string().refine(isUploadedPicture),
    alt: z.string().trim().max(500, "The alternative text must be at most 500 characters."),
  }),
]);

/**
 * Uploads a picture, or sets the alternative text of one. Answers with data for a fetcher and no
 * toast: the field that asked says what came of it.
 */
export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const posted = command.safeParse(Object.fromEntries(await readFileForm(request)));
  if (!posted.success) {
    const message = posted.error.issues[0]?.message ?? UPLOAD_FAILED;
    return owner.json({ status: "rejected", message } satisfies PictureAnswer, 400);
  }
  const answer = await carryOut(owner.cms, posted.data);
  return owner.json(answer, answer.status === "stored" ? 200 : 400);
}

async function carryOut(cms: Cms, posted: z.infer<typeof command>): Promise<PictureAnswer> {
  try {
    switch (posted.intent) {
      case "upload": {
        const file = await readPictureFile(posted.file);
        if (typeof file === "string") return { status: "rejected", message: file };
        return { status: "stored", stored: await uploadPicture(cms, file) };
      }
      case "describe":
        return { status: "stored", stored: await describePicture(cms, posted.url, posted.alt) };
      default:
        return posted satisfies never;
    }
  } catch (error) {
    const rejected = asCmsError(error);
    return { status: "rejected", message: rejectionText(posted.intent, rejected) };
  }
}

function rejectionText(intent: "upload" | "describe", rejected: CmsError): string {
  if (intent === "describe") return rejected.serverMessage ?? ALT_FAILED;
  const isNone = rejected.status === 400 && rejected.reason === null;
  return isNone ? NO_PICTURE : uploadErrorText(rejected, UPLOAD_FAILED);
}

/** What the field knows of a picture changes by its own doing alone. */
export const shouldRevalidate = () => false;

export const clientAction = keepScreenOnUpload<LibraryPicture>(UPLOAD_FAILED);
