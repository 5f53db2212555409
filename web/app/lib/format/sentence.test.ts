import { expect, it } from "vitest";
import { asSentence, firstSentence } from "./sentence";

it.each([
  [
    "I study how markets learn, and what that costs. Then I write about it.",
    "I study how markets learn, and what that costs.",
  ],
  [
    "Prof. Dr. A. Lovelace works on engines that weave algebra. She lives in London.",
    "Prof. Dr. A. Lovelace works on engines that weave algebra.",
  ],
  ["A line about research without a full stop", "A line about research without a full stop"],
  [
    "What would the city say if it could answer?\n\nMore.",
    "What would the city say if it could answer?",
  ],
  ["  \n ", ""],
])("the first sentence of %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

it.each([
  ["Internal Server Error", "Internal Server Error."],
  ["It is down.", "It is down."],
  [" It is down. \n", "It is down."],
  ["It is down...", "It is down."],
  ["Is it down?", "Is it down?"],
])("%j has one full stop as a sentence", (message, sentence) => {
  expect(asSentence(message)).toBe(sentence);
});
