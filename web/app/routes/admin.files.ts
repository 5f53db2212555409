import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type LibraryFile, readPdf } from "~/entities/file/file";
import { uploadFile } from "~/entities/file/store.server";
import { texts } from "~/entities/file/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { readFileForm } from "~/lib/forms/form.server";
import { type UploadAnswer, uploadErrorText } from "~/lib/forms/upload-reply";
import { keepScreenOnUpload } from "~/ui/admin/upload/keep-screen-on-upload";

const { failed, notPdf } = texts;

/** There is nothing to see here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  throw await owner.redirect("/admin");
}

/** Uploads a PDF. Answers with data for a fetcher: the field that asked says what came of it. */
export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const form = await readFileForm(request);
  const answer = await store(owner.cms, form.get("file"));
  return owner.json(answer, answer.status === "stored" ? 200 : 400);
}

async function store(cms: Cms, posted: unknown): Promise<UploadAnswer<LibraryFile>> {
  const file = await readPdf(posted);
  if (typeof file === "string") return { status: "rejected", message: file };
  try {
    return { status: "stored", stored: await uploadFile(cms, file) };
  } catch (error) {
    const rejected = asCmsError(error);
    const message = rejected.status === 400 ? notPdf : uploadErrorText(rejected, failed);
    return { status: "rejected", message };
  }
}

/** What a form knows of its file changes by its own doing alone. */
export const shouldRevalidate = () => false;

export const clientAction = keepScreenOnUpload<LibraryFile>(failed);
