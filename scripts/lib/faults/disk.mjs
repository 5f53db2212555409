import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

const SIZE = "400m";

/**
 * A file system of its own for the data, which can be filled without harm to the machine.
 * @param {string} folder empty
 * @returns {boolean} false where this user may not mount
 */
export function mountDisk(folder) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  return spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder]).status === 0;
}

/** @param {string} folder */
export function unmountDisk(folder) {
  spawnSync("umount", ["-l", folder]);
}

/** To the last byte. @param {string} folder */
export function fillDisk(folder) {
  spawnSync("dd", ["if=/dev/zero", `of=${join(folder, "filling")}`, "bs=64k"]);
}

/** @param {string} folder */
export function emptyDisk(folder) {
  rmSync(join(folder, "filling"), { force: true });
}
