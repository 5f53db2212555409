/** The longest name of an account, in characters. */
export const MAX_NAME_LENGTH = 200;
