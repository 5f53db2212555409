import { expect, it } from "vitest";
import { isShortcut } from "./is-shortcut";

const alone = { key: "k", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  ["Ctrl+K", { ctrlKey: true }, true],
  ["Cmd+K", { metaKey: true }, true],
  ["Ctrl+K with Caps Lock on", { ctrlKey: true, key: "K" }, true],
  ["K alone", {}, false],
  ["Ctrl+Shift+K, the console of Firefox", { ctrlKey: true, shiftKey: true, key: "K" }, false],
  ["AltGr+K, which is Ctrl+Alt+K on Windows", { ctrlKey: true, altKey: true }, false],
  ["Ctrl+L", { ctrlKey: true, key: "l" }, false],
])("reads %s", (_, pressed, expected) => {
  expect(isShortcut({ ...alone, ...pressed }, "k")).toBe(expected);
});
