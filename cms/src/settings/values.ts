/** A setting has a wrong value. The message is one sentence that names the variable. */
export class SettingsError extends Error {}

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is set but blank counts as not set. */
export function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = read(env, name);
  if (value === undefined) return fallback;
  const match = allowed.find((candidate) => candidate === value);
  if (match === undefined) {
    throw new SettingsError(`${name} must be ${allowed.join(" or ")}, not "${value}".`);
  }
  return match;
}

export function wholeNumber(
  env: Environment,
  name: string,
  range: { min: number; max: number },
  fallback: number,
): number {
  const value = read(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < range.min || number > range.max) {
    throw new SettingsError(
      `${name} must be a whole number from ${range.min} to ${range.max}, not "${value}".`,
    );
  }
  return number;
}

/** The address of a website as a whole, with nothing behind its host and port. */
export function origin(env: Environment, name: string, fallback: string): string {
  const value = (read(env, name) ?? fallback).replace(/\/+$/, "");
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!isWeb || url.href !== `${url.origin}/`) {
    throw new SettingsError(
      `${name} must be an address that starts with http:// or https://, without a user name, path, ` +
        "query or fragment.",
    );
  }
  return value;
}

/** Whether the user name and the password of an address can be decoded. */
function hasEncodedUser({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** The address of a server, which may have a user name and a password. */
export function address(
  env: Environment,
  name: string,
  protocols: string[],
  fallback: string,
): string {
  const value = read(env, name) ?? fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !protocols.includes(url.protocol)) {
    const expected = protocols.map((protocol) => `${protocol}//`).join(" or ");
    throw new SettingsError(`${name} must be an address that starts with ${expected}.`);
  }
  if (!hasEncodedUser(url)) {
    throw new SettingsError(
      `${name} must be an address whose user name and password are percent-encoded, ` +
        "with %25 for a %.",
    );
  }
  return value.replace(/\/+$/, "");
}
