import { inject } from "vitest";

// The settings are read when a store is imported, so they must be in place before.
process.env["CMS_URL"] = inject("cmsUrl");
process.env["EDGE_SECRET"] = inject("edgeSecret");
process.env["SESSION_SECRET"] = inject("settings")["SESSION_SECRET"];
process.env["TIME_ZONE"] = "UTC";
