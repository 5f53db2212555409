import { expect, test } from "vitest";
import { passwordHint } from "../lib/start.mjs";

test.each([
  ["a new account with a generated password", "abcde-fghij", true, false, /^abcde-fghij {3}\(/],
  ["a new account with a password of the environment", null, true, true, /in the environment$/],
  ["a new account with a password in .env", null, true, false, /in \.env$/],
  ["an account whose .env was lost", "abcde-fghij", false, false, /^as before: .+ not used$/],
  ["an old account", null, false, false, /^as before: OWNER_PASSWORD in \.env, unless/],
  ["an old account, by environment", null, false, true, /^as before: .+ in the environment, unl/],
])(
  "npm start says where the password is for %s",
  (_, generated, isOwnerNew, isInEnvironment, says) => {
    expect(passwordHint({ generated, isOwnerNew, isInEnvironment })).toMatch(says);
  },
);
