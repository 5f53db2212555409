import crypto from "node:crypto";
import type { IncomingMessage } from "node:http";

const DES = "des";
/** Three times the same key of DES is DES, and OpenSSL still has it. */
const TRIPLE = "des-ede3-cbc";
const triple = (key: Buffer) => Buffer.concat([key, key, key]);

/**
 * Lets the storage of the tests list in pages: it marks where the next one begins with DES, which
 * OpenSSL has no more.
 */
export function allowPages(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  Object.assign(crypto, {
    createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === DES
        ? createCipheriv(TRIPLE, triple(key), iv)
        : Reflect.apply(createCipheriv, crypto, [name, key, iv]),
    createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === DES
        ? createDecipheriv(TRIPLE, triple(key), iv)
        : Reflect.apply(createDecipheriv, crypto, [name, key, iv]),
  });
}

/** Makes the pages of a listing short, so that a few objects are several. */
export function shortenPage(request: IncomingMessage, length: number): void {
  const { url = "" } = request;
  const isListing = url.includes("list-type=2") && !url.includes("max-keys=");
  if (isListing) request.url = `${url}&max-keys=${length}`;
}
