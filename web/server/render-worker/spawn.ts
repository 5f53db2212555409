import { Worker } from "node:worker_threads";

/** What the thread of the app is started with. */
export interface RenderWorkerData {
  /** What `remix vite:build` has made. */
  buildFile: string;
  /** Where the build for browsers has its styles. */
  assetsDir: string;
  siteUrl: string;
  logsJson: boolean;
}

/**
 * Starts the thread in which the app runs.
 * @param file the thread's program
 * @param fail is called when the thread ends, which it does not by itself: it has failed
 */
export function spawnRenderWorker(
  file: URL,
  workerData: RenderWorkerData,
  fail: (error: Error) => void,
): Worker {
  const worker = new Worker(file, { workerData });
  worker.once("error", fail);
  worker.once("exit", (code) => fail(new Error(`The app's thread ended with ${code}.`)));
  return worker;
}
