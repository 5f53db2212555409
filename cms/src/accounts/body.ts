import { errors } from "@strapi/utils";
import { isRecord } from "../documents/types";
import { validationError, type Problem } from "../documents/validation/problems";
import { truncate } from "../text/unicode";

/** Longer than any token or password that means something. */
const MAX_LENGTH = 4096;
const MAX_EMAIL_LENGTH = 254;

/** One address and nothing that a mail program could read as a second one. */
const EMAIL =
  /^[^\s"'<>(),;:\\[\]@]+(?:'[^\s"'<>(),;:\\[\]@]+)*@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u;

/**
 * Reads texts from the body of a request and collects what is wrong with them. Problems name the
 * field and never repeat the value, which may be a password.
 */
export class Body {
  private readonly values: Record<string, unknown>;
  readonly problems: Problem[] = [];

  constructor(body: unknown) {
    this.values = isRecord(body) ? body : {};
  }

  /**
   * Rejects a body with any other key.
   *
   * @throws ValidationError `Invalid parameters: role`
   */
  allow(...keys: string[]): this {
    const invalid = Object.keys(this.values).filter((key) => !keys.includes(key));
    if (invalid.length > 0) {
      throw new errors.ValidationError(`Invalid parameters: ${truncate(invalid.join(", "), 200)}`);
    }
    return this;
  }

  /** A text that must be there. */
  text(key: string, missing = `${key} is a required field`): string {
    const value = this.values[key];
    if (typeof value === "string" && value.trim() !== "") return truncate(value, MAX_LENGTH);
    this.problem(key, missing);
    return "";
  }

  /** A text that may be missing. */
  optionalText(key: string): string | undefined {
    const value = this.values[key];
    return typeof value === "string" && value !== "" ? truncate(value, MAX_LENGTH) : undefined;
  }

  /** An email address, in lower case as accounts keep it. */
  email(key: string): string {
    const before = this.problems.length;
    const email = this.text(key).trim().toLowerCase();
    if (
      this.problems.length === before &&
      (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email))
    ) {
      this.problem(key, `${key} must be a valid email`);
    }
    return email;
  }

  problem(key: string, message: string): void {
    this.problems.push({ path: [key], message });
  }

  /** @throws ValidationError with everything that is wrong */
  check(): void {
    if (this.problems.length > 0) throw validationError(this.problems);
  }
}
