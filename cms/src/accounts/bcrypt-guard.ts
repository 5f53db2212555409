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

/**
 * What is compared: the form NFC, which is the same whether a keyboard sends "ü" as one character or as two
 * (RFC 8265), and the password as it was typed, of which earlier hashes were made. The first one is hashed.
 */
function formsOf(password: string): string[] {
  // No form of a longer one can be hashed.
  if (password.length > 4 * PASSWORD_MAX_BYTES) return [];
  return [...new Set([password.normalize("NFC"), password])].filter(isHashable);
}

/** @throws ValidationError */
function hashable(password: string): string {
  const [form] = formsOf(password);
  if (form !== undefined) return form;
  const message = `Password must be valid text of at most ${PASSWORD_MAX_BYTES} bytes`;
  throw new errors.ValidationError(message);
}

/**
 * Puts a check in front of bcrypt for everything in this process: the accounts, Strapi's panel and
 * its document service share one copy of the library, and most of their calls cannot be reached from
 * outside. A password longer than 72 bytes, or one that is not well-formed Unicode, is never equal to
 * a hash, at the cost of an ordinary comparison; making a hash of one throws a ValidationError. Others are
 * hashed and compared in Unicode's form NFC.
 */
export function guardBcrypt(): void {
  Object.assign(bcrypt, {
    compare: async (password: string, against: string): Promise<boolean> => {
      const forms = formsOf(password);
      if (forms.length === 0) await compare(STAND_IN, against);
      for (const form of forms) if (await compare(form, against)) return true;
      return false;
    },
    compareSync: (password: string, against: string): boolean => {
      const forms = formsOf(password);
      if (forms.length === 0) compareSync(STAND_IN, against);
      return forms.some((form) => compareSync(form, against));
    },
    hash: async (password: string, salt: number | string): Promise<string> =>
      hash(hashable(password), salt),
    hashSync: (password: string, salt?: number | string): string =>
      hashSync(hashable(password), salt),
  });
}
