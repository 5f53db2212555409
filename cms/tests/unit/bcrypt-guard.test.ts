import bcrypt from "bcryptjs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { guardBcrypt } from "../../src/accounts/bcrypt-guard";

/** The library's own functions, watched before the guard takes their place. */
const library = vi.hoisted(() => ({ compare: vi.fn(), hash: vi.fn() }));

vi.mock("bcryptjs", async (load) => {
  const { default: real } = await load<{ default: typeof bcrypt }>();
  library.compare.mockImplementation(real.compare);
  library.hash.mockImplementation(real.hash);
  return { default: { ...real, ...library } };
});

const LONGEST = "x".repeat(72);
const UNHASHABLE = [`${LONGEST}x`, "😀".repeat(19), "a\ud83d", "\ude00 lantern", "x".repeat(1e6)];

let hashOfLongest = "";

beforeAll(async () => {
  guardBcrypt();
  hashOfLongest = await bcrypt.hash(LONGEST, 4);
});

afterEach(() => {
  library.compare.mockClear();
  library.hash.mockClear();
});

test("passwords of up to 72 bytes are hashed and compared as they are", async () => {
  for (const password of [LONGEST, "😀".repeat(18), "lantern"]) {
    const hash = await bcrypt.hash(password, 4);
    expect(library.hash).toHaveBeenLastCalledWith(password, 4);
    expect(await bcrypt.compare(password, hash)).toBe(true);
    expect(await bcrypt.compare(password, hashOfLongest)).toBe(password === LONGEST);
    expect(bcrypt.compareSync(password, bcrypt.hashSync(password, 4))).toBe(true);
  }
});

test("a letter is the same however it is typed, and hashes made before stay right", async () => {
  const [composed, decomposed] = ["Gr\u00fcne Laterne", "Gru\u0308ne Laterne"];
  for (const typed of [composed, decomposed]) {
    const hash = await bcrypt.hash(typed, 4);
    expect(library.hash).toHaveBeenLastCalledWith(composed, 4);
    for (const password of [composed, decomposed]) {
      expect(await bcrypt.compare(password, hash)).toBe(true);
      expect(bcrypt.compareSync(password, bcrypt.hashSync(typed, 4))).toBe(true);
    }
    expect(await bcrypt.compare("Grune Laterne", hash)).toBe(false);
  }
  const earlier: unknown = await library.hash(decomposed, 4);
  expect(await bcrypt.compare(decomposed, String(earlier))).toBe(true);
});

test.each(UNHASHABLE)("others are wrong, for the work of one comparison (%#)", async (password) => {
  expect(await bcrypt.compare(password, hashOfLongest)).toBe(false);
  expect(library.compare).toHaveBeenCalledOnce();
  expect(library.compare).toHaveBeenCalledWith(expect.any(String), hashOfLongest);
  expect(library.compare).not.toHaveBeenCalledWith(password, hashOfLongest);
  expect(bcrypt.compareSync(password, hashOfLongest)).toBe(false);
});

test.each(UNHASHABLE)("others are never hashed (%#)", async (password) => {
  await expect(bcrypt.hash(password, 4)).rejects.toThrow(
    "Password must be valid text of at most 72 bytes",
  );
  expect(() => bcrypt.hashSync(password, 4)).toThrow(
    "Password must be valid text of at most 72 bytes",
  );
  expect(library.hash).not.toHaveBeenCalled();
});

test("not even the text that is compared in their place is right for them", async () => {
  const [password = ""] = UNHASHABLE;
  await bcrypt.compare(password, hashOfLongest);
  const standIn = String(library.compare.mock.lastCall?.[0]);
  expect(await bcrypt.compare(password, await bcrypt.hash(standIn, 4))).toBe(false);
});
