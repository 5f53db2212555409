import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import { findRow } from "../strapi-access/rows";
import type { Recorder } from "./recorder";
import { EVERYTHING } from "./state";
import type { ContentTags } from "./tags";

const USER_UID = "plugin::users-permissions.user";

/** Where Strapi keeps settings, and the one that web reads: whether visitors may register. */
const STORE_UID = "strapi::core-store";
const ACCOUNT_SETTINGS = "plugin_users-permissions_advanced";

interface WriteEvent {
  action: string;
  model: { uid: string };
  params: { where?: object; data?: unknown };
  state: Record<string, unknown>;
  result?: unknown;
}

/** The name that a write gives an account; nothing when it leaves the name alone. */
function writtenName({ params: { data } }: WriteEvent): unknown {
  return isRecord(data) ? data.full_name : undefined;
}

/** Remembers the name that an account had, when it may be about to change. */
async function rememberName(strapi: Core.Strapi, event: WriteEvent): Promise<void> {
  const { where } = event.params;
  if (event.model.uid !== USER_UID || where === undefined) return;
  if (writtenName(event) === undefined) return;
  const user = await findRow(strapi, USER_UID, { select: ["full_name"], where });
  event.state.full_name = user?.full_name;
}

/**
 * Of an account, visitors see the name alone, where it has written something: not while it is new.
 * Anything else must not count, or strangers could empty web's cache with registrations, forgotten
 * passwords and sign-ins.
 */
function isVisible(event: WriteEvent): boolean {
  if (event.model.uid !== USER_UID || event.action.startsWith("afterDelete")) return true;
  if (event.action.startsWith("afterCreate")) return false;
  const name = writtenName(event);
  return (
    name !== undefined && (event.action === "afterUpdateMany" || name !== event.state.full_name)
  );
}

/** Writes of many rows say how many they found. */
function hasWritten({ result }: WriteEvent): boolean {
  return !isRecord(result) || result.count !== 0;
}

/** What a write has changed for visitors; nothing when they cannot see it. */
function changedTags(event: WriteEvent, tags: ContentTags): string[] {
  const { model, result } = event;
  if (model.uid === STORE_UID) {
    return isRecord(result) && result.key === ACCOUNT_SETTINGS ? [EVERYTHING] : [];
  }
  return hasWritten(event) && isVisible(event) ? tags.writeTags(model.uid) : [];
}

/**
 * Bumps the state for every write of content in this process, whoever writes: REST, the panel, its
 * media library or code. A bump is there before the write is answered.
 */
export function watchWrites(strapi: Core.Strapi, tags: ContentTags, recorder: Recorder): void {
  const after = async (event: WriteEvent): Promise<void> => {
    await recorder.record(changedTags(event, tags));
  };
  strapi.db.lifecycles.subscribe({
    models: [...tags.writtenModels(), STORE_UID],
    beforeUpdate: (event: WriteEvent) => rememberName(strapi, event),
    afterCreate: after,
    afterCreateMany: after,
    afterUpdate: after,
    afterUpdateMany: after,
    afterDelete: after,
    afterDeleteMany: after,
  });
}
