import { isMainThread } from "node:worker_threads";

// Loaded into each server before anything else. Its standard input is a pipe that the supervisor
// holds: when the supervisor is gone, however it ended, the pipe closes and the server stops too.
// Threads of a server load it as well: their standard input is another one, and ends with them.
if (isMainThread) {
  process.stdin.resume();
  process.stdin.unref?.();
  process.stdin.on("error", () => {});
  process.stdin.on("close", () => process.kill(process.pid, "SIGTERM"));
}
