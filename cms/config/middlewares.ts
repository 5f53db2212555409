import { MAX_UPLOAD_BYTES } from "../src/uploads/accepted-files";
import { noteFileBegin } from "../src/uploads/file-order";
import { settings } from "../src/settings";

const https = settings.cmsUrl.startsWith("https:");

export default [
  "global::request-id",
  "global::health",
  "strapi::logger",
  "strapi::errors",
  "global::client-errors",
  "global::conflicts",
  {
    name: "strapi::security",
    config: {
      hsts: https,
      contentSecurityPolicy: {
        useDefaults: true,
        directives: { upgradeInsecureRequests: https ? [] : null },
      },
    },
  },
  // The panel is served from the same origin and the website calls from its server.
  { name: "strapi::cors", config: { origin: [new URL(settings.cmsUrl).origin] } },
  // Before anything can reject a request: rejections are described too.
  "global::content-state",
  "global::database-outage",
  "global::uploads-guard",
  "strapi::query",
  "global::query-shape",
  {
    name: "strapi::body",
    config: {
      // A blog post may carry pictures inside its HTML.
      jsonLimit: "4mb",
      formLimit: "100kb",
      textLimit: "100kb",
      formidable: {
        maxFileSize: MAX_UPLOAD_BYTES,
        maxTotalFileSize: 5 * MAX_UPLOAD_BYTES,
        maxFiles: 20,
        onFileBegin: noteFileBegin,
      },
    },
  },
  "global::well-formed-text",
  "global::body-shape",
  "global::accepted-files",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
