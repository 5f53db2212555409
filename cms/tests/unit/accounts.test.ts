import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describeAddress } from "../../src/accounts/client";
import { Counter } from "../../src/accounts/counter";
import { countCode, forgetCodes, spokenDuration } from "../../src/accounts/limits";
import { passwordProblem } from "../../src/accounts/password-rules";
import { openSecret, sealSecret } from "../../src/accounts/second-factor/vault";
import { inConstantTime } from "../../src/accounts/constant-time-response";
import { parseSettings } from "../../src/settings/parse";
import { compose } from "../../src/mail/compose";

// Before the imports, because the settings are read once.
vi.hoisted(() => {
  process.env.ENCRYPTION_KEY = "unit-test-encryption-key-0123456789";
});

// The promises of Node's own timers keep real time whatever the tests' clock says.
vi.mock("node:timers/promises", () => ({
  setTimeout: (delay: number) => new Promise((resolve) => setTimeout(resolve, delay)),
}));

test("new passwords let codes count anew three times a day", async () => {
  const account = "ada@example.edu";
  /** How many of sixty networks that have not been seen before may try a code. */
  const tries = async (round: number) => {
    const networks = Array.from({ length: 60 }, (_, index) => `10.${round}.${index}.1`);
    const counted = networks.map((network) =>
      countCode({ set: () => {} }, { account, client: network, network, known: false }),
    );
    const results = await Promise.allSettled(counted);
    return results.filter(({ status }) => status === "fulfilled").length;
  };
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    rounds.push(await tries(round));
    await forgetCodes(account);
  }
  expect(rounds).toEqual([50, 50, 50, 50, 0]);
});

describe("a counter", () => {
  const MINUTE = 60_000;

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function waits(counter: Counter, keys: string[]): Promise<number[]> {
    const answers: number[] = [];
    for (const key of keys) answers.push((await counter.add(key)).wait);
    return answers;
  }

  test("allows attempts up to its limit, and again when its time is over", async () => {
    const counter = new Counter("unit limit", 3, MINUTE);
    expect(await waits(counter, ["a", "a", "a"])).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(20_000);
    expect(await counter.wait("a")).toBe(40_000);
    expect(await waits(counter, ["a", "b"])).toEqual([40_000, 0]);
    vi.advanceTimersByTime(40_000);
    expect(await waits(counter, ["a", "a", "a", "a"])).toEqual([0, 0, 0, MINUTE]);
  });

  test("allows no more when attempts come at once, and forgets those it turns away", async () => {
    const counter = new Counter("unit parallel", 3, MINUTE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => counter.add("a")));
    expect(answers.filter(({ wait }) => wait === 0)).toHaveLength(3);
    await counter.remove("a");
    expect(await waits(counter, ["a", "a"])).toEqual([0, MINUTE]);
  });

  test("remembers only the latest of a flood of keys", async () => {
    // Fifty thousand pretended timers take their time.
    vi.useFakeTimers({ toFake: ["Date"] });
    const counter = new Counter("unit flood", 1, MINUTE);
    for (let key = 0; key <= 50_000; key += 1) await counter.add(String(key));
    expect(await waits(counter, ["1", "50000"])).toEqual([MINUTE, MINUTE]);
    expect(await counter.wait("0")).toBe(0);
  });
});

test.each([
  ["192.0.2.77", "192.0.2.77", "192.0.2.77", "192.0.2.x"],
  ["::ffff:192.0.2.77", "192.0.2.77", "192.0.2.77", "192.0.2.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8:1::x"],
  ["2001:0DB8:0001::0006", "2001:db8:1:0::/64", "2001:db8:1::/48", "2001:db8:1::x"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48", "0:0:0::x"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48", "fe80:0:0::x"],
  ["nonsense", "unknown", "unknown", undefined],
  ["", "unknown", "unknown", undefined],
])("the address %s", (address, key, network, addressClass) => {
  expect(describeAddress(address)).toEqual({ key, network, addressClass });
});

describe("a constant-time response", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** How long work of this length takes to give its result. */
  async function paced(work: number): Promise<number> {
    vi.useFakeTimers();
    const start = performance.now();
    const done = inConstantTime(() => vi.advanceTimersByTimeAsync(work)).then(
      () => performance.now() - start,
    );
    await vi.runAllTimersAsync();
    return done;
  }

  test("shows only which quarter of a second the work has ended in", async () => {
    expect([await paced(1), await paced(40), await paced(249)]).toEqual([250, 250, 250]);
    expect([await paced(251), await paced(480)]).toEqual([500, 500]);
  });
});

describe("passwords", () => {
  const ada = { email: "ada.byron@example.edu", full_name: "Ada Byron-King" };

  test.each([
    "correct horse battery",
    "tX9!kd02#pL",
    "k3v9qz7m1x",
    "zwölf Boxkämpfer",
    "ada likes cats a lot",
    "Добрый вечер, кот",
  ])("%s will do", (password) => {
    expect(passwordProblem(password, ada)).toBeUndefined();
  });

  test.each([
    "password123",
    "Passw0rd2024",
    "1234567890",
    "qwertyuiop",
    "aaaaaaaaaaaa",
    "letmein1234",
    "iloveyou12",
    "administrator",
    "hunter2hunter2",
  ])("%s is common", (password) => {
    expect(passwordProblem(password, ada)).toMatch(/too easy to guess/);
  });

  test.each(["Ada Byron-King", "AdaByronKing99", "ada.byron@example.edu", "Ada.Byron1815"])(
    "%s is the owner's own",
    (password) => {
      expect(passwordProblem(password, ada)).toBe(
        "The password must not be your name or email address",
      );
    },
  );

  test.each([
    ["123456789", /at least 10 characters/],
    ["x".repeat(73), /at most 72 characters/],
    ["ö".repeat(37), /at most 72 characters/],
  ])("%s has the wrong length", (password, problem) => {
    expect(passwordProblem(password, ada)).toMatch(problem);
  });
});

test("the owner's first password is held to the same rules, in a sentence at the start", () => {
  const settings = (OWNER_PASSWORD: string) => parseSettings({ OWNER_PASSWORD }, "/");
  expect(settings("correct horse battery").owner.password).toBe("correct horse battery");
  expect(() => settings("qwertyuiop")).toThrow(
    /^OWNER_PASSWORD is rejected\. .* too easy to guess/,
  );
  expect(() => settings("owner@example.edu")).toThrow(/^OWNER_PASSWORD is rejected\. .* your name/);
});

test("a sealed secret can be read only for its account, and only unchanged", () => {
  const sealed = sealSecret("JBSWY3DPEHPK3PXP", "account-a");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(sealSecret("JBSWY3DPEHPK3PXP", "account-a")).not.toBe(sealed);
  expect(openSecret(sealed, "account-a")).toBe("JBSWY3DPEHPK3PXP");
  expect(() => openSecret(sealed, "account-b")).toThrow();
  const [version, iv, tag, text = ""] = sealed.split(".");
  const flipped = `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
  expect(() => openSecret([version, iv, tag, flipped].join("."), "account-a")).toThrow();
  expect(() => openSecret("plain", "account-a")).toThrow("Not a sealed secret");
});

test("a mail escapes everything in its HTML, and nothing in its text", () => {
  const { text, html } = compose({
    subject: "A & B",
    paragraphs: [`<script>alert("x")</script> & 'y'`],
    action: { label: "<Go>", url: 'https://example.edu/?a=1&b="2"' },
    closing: [],
  });
  expect(text).toContain(`<script>alert("x")</script> & 'y'`);
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;");
  expect(html).toContain('href="https://example.edu/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain("<title>A &amp; B</title>");
  expect(html).not.toMatch(/<script|<Go>/);
});

test.each([
  [1, "1 minute"],
  [60_000, "1 minute"],
  [60_001, "2 minutes"],
  [90 * 60_000, "90 minutes"],
  [91 * 60_000, "2 hours"],
  [24 * 3_600_000, "24 hours"],
])("a wait of %i ms is said as %s", (ms, words) => {
  expect(spokenDuration(ms)).toBe(words);
});
