import { onSupportedNode } from "./lib/node-version.mjs";

onSupportedNode(() => import("./commands/remove-example-content.mjs"));
