/** A write that the state of things does not allow any more; answered with 409. */
export class ConflictError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ConflictError";
  }
}

/** What is about to be saved or restored was loaded before somebody else saved. */
export class VersionConflict extends ConflictError {
  constructor(
    what: "entry" | "list" | "page" | "profile",
    intention: "save again" | "restore an older one" = "save again",
  ) {
    super(
      `This ${what} was changed in another window after you opened it. Look at the saved state before you ${intention}.`,
    );
  }
}
