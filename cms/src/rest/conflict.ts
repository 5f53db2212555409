/** What is about to be saved was loaded before somebody else saved. */
export class VersionConflict extends Error {}

interface Context {
  status: number;
  body: unknown;
}

/** Runs a versioned write; a conflict becomes the answer 409 ConflictError. */
export async function answerConflicts<T>(
  ctx: Context,
  write: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const { message } = error;
    ctx.status = 409;
    ctx.body = {
      data: null,
      error: { status: 409, name: "ConflictError", message, details: {} },
    };
    return undefined;
  }
}
