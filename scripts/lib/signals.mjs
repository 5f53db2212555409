import { killAll } from "./processes.mjs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const PARENT_CHECK_MS = 500;

/**
 * Ends everything when this command is told to stop: by a signal, by the closing of its terminal,
 * or because the npm that started it is gone.
 * @param {() => Promise<number>} stop ends what runs, in its order, and answers the exit code;
 *   further signals wait for it
 */
export function stopOnSignal(stop) {
  let isStopping = false;
  const once = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(
      (exitCode) => {
        killAll();
        process.exit(exitCode);
      },
      (error) => {
        console.error(error);
        killAll();
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, once);
  // The terminal may be gone before its signal arrives; what is written then is lost, no more.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  watchParent(once);
}

/**
 * npm hands a signal to its shell, which dies of it without a word to us; then our parent changes.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  timer.unref();
}
