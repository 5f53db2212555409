import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { clientOf, type RequestContext } from "../../../accounts/client";
import { countPreviewKey } from "../../../accounts/limits";
import { isRecord } from "../../../documents/types";
import { save, undone } from "../../../previews/apply";
import { readPreviewInput } from "../../../previews/input";
import { openPreview } from "../../../previews/read";
import { keepDraft } from "../../../previews/store";
import { typeOf } from "../../../revisions/types";
import { newDocumentId } from "../../../strapi-access/document-id";

interface Context extends RequestContext {
  request: { ip: string; body?: unknown };
  state: { auth?: unknown };
  status: number;
  set(header: string, value: string): void;
}

/** `/api/previews`: pages as they would be. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * For the owner alone: keeps what was typed for an hour, if it could be saved.
   *
   * @throws what a save would throw, such as ValidationError with the paths of the fields
   */
  async create(ctx: Context) {
    const { uid, id, payload } = readPreviewInput(strapi, ctx.request.body);
    const { values } = payload;
    const schema = strapi.contentType(uid);
    if (isRecord(values)) {
      await strapi.contentAPI.validate.input(values, schema, { auth: ctx.state.auth });
    }
    const documentId = values === undefined ? "" : (id ?? newDocumentId());
    const kept = { uid, documentId, payload };
    await undone(strapi, () => save(strapi, structuredClone(kept)));
    const { key, expiresAt } = await keepDraft(strapi, kept);
    ctx.status = 201;
    return {
      data: { key, id: documentId, expires_at: new Date(expiresAt).toISOString() },
      meta: {},
    };
  },

  /** For whoever has a key: what it opens, and until when. */
  async open(ctx: Context) {
    const { body } = ctx.request;
    const data = isRecord(body) ? body.data : undefined;
    const attempt = await countPreviewKey(ctx, clientOf(ctx).key);
    const preview = await openPreview(strapi, isRecord(data) ? data.key : undefined);
    if (preview === undefined) throw new errors.NotFoundError();
    await attempt.succeeded();
    const { kind, uid, documentId, expiresAt } = preview;
    const expires_at = new Date(expiresAt).toISOString();
    return { data: { kind, type: typeOf(uid), id: documentId, expires_at }, meta: {} };
  },
});
