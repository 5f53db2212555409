import { runCommand } from "./run-command";
import { withStrapi } from "./with-strapi";

/** Brings the database up to date with this version, as a start does, and serves nothing. */
runCommand(() => withStrapi(() => Promise.resolve()));
