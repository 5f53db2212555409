import { onSupportedNode } from "./lib/node-version.mjs";

onSupportedNode(() => import("./commands/soak.mjs"));
