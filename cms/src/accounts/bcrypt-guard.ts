import { errors } from "@strapi/utils";
import bcrypt from "bcryptjs";
import { PASSWORD_MAX_BYTES } from "./password-rules";

/** Compared in place of what must not be compared, so that the answer takes as long. */
const STAND_IN = "no password of anybody";

const { compare, compareSync, hash, hashSync } = bcrypt;

/** Whether bcrypt reads all of a password, and reads it as it is. */
function isHashable(password: string): boolean {
  // The length in units first: it costs nothing, and no text has fewer bytes.
  return (
    password.length <= PASSWORD_MAX_BYTES &&
    password.isWellFormed() &&
    Buffer.byteLength(password) <= PASSWORD_MAX_BYTES
  );
}

function assertHashable(password: string): void {
  if (isHashable(password)) return;
  const message = `Password must be valid text of at most ${PASSWORD_MAX_BYTES} bytes`;
  throw new errors.ValidationError(message);
}

/**
 * Puts a check in front of bcrypt for everything in this process: the accounts, Strapi's panel and
 * its document service share one copy of the library, and most of their calls cannot be reached from
 * outside. A password longer than 72 bytes, or one that is not well-formed Unicode, is never equal to
 * a hash, at the cost of an ordinary comparison; making a hash of one throws a ValidationError.
 */
export function guardBcrypt(): void {
  Object.assign(bcrypt, {
    compare: async (password: string, against: string): Promise<boolean> => {
      if (isHashable(password)) return compare(password, against);
      await compare(STAND_IN, against);
      return false;
    },
    compareSync: (password: string, against: string): boolean => {
      if (isHashable(password)) return compareSync(password, against);
      compareSync(STAND_IN, against);
      return false;
    },
    hash: async (password: string, salt: number | string): Promise<string> => {
      assertHashable(password);
      return hash(password, salt);
    },
    hashSync: (password: string, salt?: number | string): string => {
      assertHashable(password);
      return hashSync(password, salt);
    },
  });
}
