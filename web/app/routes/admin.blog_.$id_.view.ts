import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPostForEdit } from "~/entities/blog-post/store.server";
import { findPictures } from "~/features/picture/find-pictures.server";
import { requireOwner } from "~/lib/auth/guard.server";
import type { Cms } from "~/lib/cms/cms.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { picturesIn } from "~/lib/format/html.server";
import { renderPostHtml } from "~/lib/format/post-html.server";

/** What visitors read of a post, or would read of a draft, for the dialog that shows it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const reading = await settle("a blog post", readReading(owner.cms, params["id"] ?? ""));
  return owner.json({ reading: resultOr(reading, null) });
}

async function readReading(cms: Cms, id: string) {
  const post = await readPostForEdit(cms, id);
  if (!post) return null;
  const content = post.content ?? "";
  const pictureOf = await findPictures(cms, [post.featured_image, ...picturesIn(content)]);
  return { html: renderPostHtml(content, pictureOf), picture: pictureOf(post.featured_image) };
}

/** Read once for each dialog that is opened. */
export const shouldRevalidate = () => false;
