/** What is about to be saved or restored was loaded before somebody else saved. */
export class VersionConflict extends Error {
  constructor(
    what: "entry" | "list" | "page" | "profile",
    intention: "save again" | "restore an older one" = "save again",
  ) {
    super(
      `This ${what} was changed in another window after you opened it. Look at the saved state before you ${intention}.`,
    );
    this.name = "ConflictError";
  }
}
