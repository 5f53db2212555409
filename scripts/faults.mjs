import { onSupportedNode } from "./lib/node-version.mjs";

onSupportedNode(() => import("./commands/faults.mjs"));
