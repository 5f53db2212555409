import { settings } from "../src/settings";

export default { level: settings.production ? "warn" : "info" };
