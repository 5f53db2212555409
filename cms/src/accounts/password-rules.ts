export const PASSWORD_MIN_LENGTH = 10;

/** bcrypt reads no further. */
const PASSWORD_MAX_BYTES = 72;

/** Says why a password is not accepted, or nothing when it is. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) {
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`;
  }
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    return `Password must be at most ${PASSWORD_MAX_BYTES} bytes long`;
  }
  return undefined;
}
