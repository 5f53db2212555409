import { describe, expect, it } from "vitest";
import { toSource } from "./picture";

const small = { url: "/uploads/small_a.jpg", width: 500, height: 250 };
const large = { url: "/uploads/large_a.jpg", width: 1000, height: 500 };
const picture = {
  url: "/uploads/a.jpg",
  alternativeText: "A field",
  width: 1600,
  height: 800,
  formats: [large, small],
  version: null,
};

describe("toSource", () => {
  it("offers all sizes, smallest first, and keeps the measure of the whole", () => {
    expect(toSource(picture)).toEqual({
      src: "/uploads/a.jpg",
      srcSet: "/uploads/small_a.jpg 500w, /uploads/large_a.jpg 1000w, /uploads/a.jpg 1600w",
      width: 1600,
      height: 800,
      alt: "A field",
    });
  });

  it("leaves out a picture that is far larger than any page", () => {
    const source = toSource({ ...picture, width: 6000, height: 3000 });
    expect(source.src).toBe("/uploads/large_a.jpg");
    expect(source.srcSet).toBe("/uploads/small_a.jpg 500w, /uploads/large_a.jpg 1000w");
    expect(source).toMatchObject({ width: 6000, height: 3000 });
  });

  it("has no srcset for a picture in one size, or of unknown size", () => {
    expect(toSource({ ...picture, formats: [] })).toMatchObject({
      src: "/uploads/a.jpg",
      srcSet: null,
    });
    expect(
      toSource({ ...picture, formats: [], width: null, height: null, alternativeText: null }),
    ).toEqual({ src: "/uploads/a.jpg", srcSet: null, width: null, height: null, alt: null });
  });

  it("has another address once another file has taken its place", () => {
    expect(toSource({ ...picture, version: "m1" })).toMatchObject({
      src: "/uploads/a.jpg?v=m1",
      srcSet:
        "/uploads/small_a.jpg?v=m1 500w, /uploads/large_a.jpg?v=m1 1000w, /uploads/a.jpg?v=m1 1600w",
    });
    expect(toSource({ ...picture, formats: [], version: "m1" }).src).toBe("/uploads/a.jpg?v=m1");
  });
});
