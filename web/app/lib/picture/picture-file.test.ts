import { describe, expect, it } from "vitest";
import {
  type PictureType,
  pictureFileProblem,
  pictureTypeOf,
  readPictureFile,
} from "./picture-file";

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

const heads: [PictureType, string][] = [
  ["image/jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF"],
  ["image/png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"],
  ["image/gif", "GIF89a\x01\x00"],
  ["image/webp", "RIFF\x24\x00\x00\x00WEBPVP8 "],
  ["image/avif", "\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1"],
  ["image/avif", "\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif"],
];

describe("pictureTypeOf", () => {
  it.each(heads)("recognizes %s", (type, head) => {
    expect(pictureTypeOf(bytes(head))).toBe(type);
  });

  it.each(["", "GIF", "RIFF\x24\x00\x00\x00WAVEfmt ", "<svg xmlns", "%PDF-1.7", " \xff\xd8\xff"])(
    "recognizes nothing in %j",
    (head) => {
      expect(pictureTypeOf(bytes(head))).toBeNull();
    },
  );
});

describe("pictureFileProblem", () => {
  const megabyte = 1024 * 1024;

  it.each([
    [0, "image/png", "This file is empty."],
    [1, "image/svg+xml", "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file."],
    [10 * megabyte + 1, "image/png", "This picture is larger than 10 MB. Choose a smaller one."],
    [10 * megabyte, "image/png", null],
    [1, "", null],
  ])("of %i bytes of %j is %j", (size, type, problem) => {
    expect(pictureFileProblem({ size, type })).toBe(problem);
  });
});

describe("readPictureFile", () => {
  it("gives a picture the ending of what it is, whatever it was called", async () => {
    const png = bytes(heads[1]?.[1] ?? "");
    for (const [name, expected] of [
      ["photo.jpg", "photo.png"],
      ["my.holiday.PNG", "my.holiday.png"],
      ["no-ending", "no-ending.png"],
      [".png", "picture.png"],
    ] as const) {
      const file = await readPictureFile(new File([png], name, { type: "image/jpeg" }));
      expect(file).toBeInstanceOf(File);
      expect(file).toMatchObject({ name: expected, type: "image/png", size: png.byteLength });
    }
  });

  it.each([
    [undefined, "Choose a picture to upload."],
    ["text", "Choose a picture to upload."],
    [new File([], "a.png"), "This file is empty."],
    [
      new File(["I am no picture"], "fake.png", { type: "image/png" }),
      "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
    ],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], "a.png"),
      "This picture is larger than 10 MB. Choose a smaller one.",
    ],
  ])("answers %s with a sentence", async (posted, sentence) => {
    expect(await readPictureFile(posted)).toBe(sentence);
  });
});
