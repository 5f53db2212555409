import { Transform } from "node:stream";

/**
 * A stream without zero bytes, for the HTML that React 18 renders: where a character of several
 * bytes does not fit at the end of its 2 kB buffer, it sends the buffer with the rest still zero,
 * and browsers show "�" there, in the fields of forms too. Neither a character of UTF-8 nor a page
 * of ours has a zero byte of its own. Mended in React 19.
 */
export function stripNullBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
