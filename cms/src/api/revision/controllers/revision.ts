import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { readableState, referencesIn, toSummary } from "../../../revisions/answers";
import { historyOf, readRevision } from "../../../revisions/history";
import { historyQuery, restoreVersion, type RevisionContext } from "../../../revisions/input";
import { restoreRevision } from "../../../revisions/restore";
import { MAX_BYTES, usage } from "../../../revisions/retention";
import { isSingle, typeOf, uidOfType } from "../../../revisions/types";

/** `/api/revisions`, for the owner alone: what records were like, and how they get back there. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `?type=publication&record={documentId}`; a page that is there once needs no record. */
  async find(ctx: RevisionContext) {
    const { type, record, before, limit } = historyQuery(ctx.query);
    const uid = uidOfType(strapi, type);
    if (uid === undefined) throw new errors.NotFoundError();
    if (record === undefined && !isSingle(strapi, uid)) {
      throw new errors.ValidationError("record is missing");
    }
    const { revisions, total } = await historyOf(strapi, uid, record, { before, limit });
    return { data: revisions.map(toSummary), meta: { total } };
  },

  async findOne(ctx: RevisionContext) {
    const { revision, before, current } = await readRevision(strapi, ctx.params.id);
    const after = revision.action === "delete" ? undefined : revision.state;
    const states = [before, after].filter((state) => state !== undefined);
    const data = {
      ...toSummary(revision),
      before: readableState(before),
      after: readableState(after),
      references: await referencesIn(strapi, revision.uid, states),
    };
    return { data, meta: { version: current?.updatedAt ?? "" } };
  },

  async restore(ctx: RevisionContext) {
    const version = restoreVersion(ctx.request.body);
    const { revision } = await readRevision(strapi, ctx.params.id);
    const { documentId, ...notes } = await restoreRevision(strapi, revision, version);
    const { uid, label } = revision;
    return { data: { type: typeOf(uid), id: documentId, label, ...notes }, meta: {} };
  },

  async usage() {
    return { data: { ...(await usage(strapi)), max_bytes: MAX_BYTES }, meta: {} };
  },
});
