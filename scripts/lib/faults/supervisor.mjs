// The supervisor of a site under faults, as `npm start` is one, in a process that can be killed.
import { createSite } from "../site.mjs";

const settings = JSON.parse(process.env.FAULTS_SETTINGS ?? "{}");
const site = createSite({
  settings,
  onLine: (server, line) => console.log(`${server} | ${line}`),
  onEvent: (event) => console.log(event),
});
process.on("message", () => process.send?.({ cms: site.cms.pid, web: site.web.pid }));
process.on("SIGTERM", () => void site.stop().then(() => process.exit(0)));
await site.start();
process.send?.("ready");
