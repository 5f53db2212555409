import { setContentSource } from "./content.server";
import { changes } from "./content-changes";
import { createRenderContext } from "./render-context.server";

/** What the web server's thread for the app needs of it, see server/render-worker/index.ts. */
export const forRenderWorker = { changes, createRenderContext, setContentSource };
export type ForRenderWorker = typeof forRenderWorker;
