// Loaded into each server before anything else. Its standard input is a pipe that the supervisor
// holds: when the supervisor is gone, however it ended, the pipe closes and the server stops too.
process.stdin.resume();
process.stdin.unref?.();
process.stdin.on("error", () => {});
process.stdin.on("close", () => process.kill(process.pid, "SIGTERM"));
