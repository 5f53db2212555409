import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { caller } from "../documents/request-user";
import { isRecord } from "../documents/types";
import { isFromWeb } from "../server/internal-api-secret";
import type { CoreController } from "../strapi-access/core-controller";
import { apply, undone } from "./apply";
import { isKey, type PreviewKind } from "./keys";
import { findPreview, type Preview } from "./store";

/** The owner's own previews are for the owner; a share is for whoever has its key. */
function mayOpen(strapi: Core.Strapi, kind: PreviewKind): boolean {
  const by = caller(strapi);
  return kind === "share" || (by.kind === "rest" && by.user?.role === "owner");
}

/** The preview behind a key, if the caller may see it. */
export async function openPreview(strapi: Core.Strapi, key: unknown): Promise<Preview | undefined> {
  const preview = isKey(key) ? await findPreview(strapi, key) : undefined;
  return preview !== undefined && mayOpen(strapi, preview.kind) ? preview : undefined;
}

interface Context {
  get(header: string): string;
  state: unknown;
}

function isContext(value: object): value is Context {
  return "get" in value && "state" in value;
}

/**
 * Answers a read as visitors would be answered if the previewed record had appeared: it is saved, read
 * and undone in one transaction, so that filters, order, counts and relations are those of the page.
 * Web sends the key in a header, where no log writes it.
 */
async function asPreviewed(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  ctx: object,
  read: (ctx: object) => Promise<unknown>,
): Promise<unknown> {
  const key = isContext(ctx) && isFromWeb(ctx) ? ctx.get("x-preview-key") : "";
  if (key === "" || !isContext(ctx)) return read(ctx);
  const preview = await openPreview(strapi, key);
  if (preview === undefined || preview.uid !== uid) throw new errors.NotFoundError();
  if (isRecord(ctx.state)) ctx.state.isPreview = true;
  return undone(strapi, async () => {
    await apply(strapi, preview);
    return read(ctx);
  });
}

/** The same actions, whose reads can be previewed. */
export function previewable<Actions extends CoreController>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  actions: Actions,
): Actions {
  return {
    ...actions,
    find: (ctx: object) => asPreviewed(strapi, uid, ctx, actions.find),
    findOne: (ctx: object) => asPreviewed(strapi, uid, ctx, actions.findOne),
  };
}
