import fs from "node:fs/promises";

/** A box of a file in the form of ISO/IEC 14496-12: its type, and where its content lies. */
interface Box {
  type: string;
  start: number;
  end: number;
}

const HEADER = 8;
/** Version and flags of those boxes that have them. */
const FULL = 4;

const ascii = (bytes: Buffer, at: number) => bytes.toString("latin1", at, at + 4);

/** The boxes within a part of a file; ends where the file is not as it should be. */
function* boxes(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + HEADER <= to; ) {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1;
    if (isLong && at + 2 * HEADER > to) return;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : said || to - at;
    const start = at + (isLong ? 2 * HEADER : HEADER);
    const end = at + size;
    if (end < start || end > to) return;
    yield { type: ascii(bytes, at + 4), start, end };
    at = end;
  }
}

function find(bytes: Buffer, type: string, { start, end }: Omit<Box, "type">): Box | undefined {
  for (const box of boxes(bytes, start, end)) if (box.type === type) return box;
  return undefined;
}

/** Numbers one after the other, in the widths that the file names. */
class Reader {
  constructor(
    private readonly bytes: Buffer,
    private at: number,
  ) {}

  /** @throws RangeError at the end of the file */
  read(width: number): number {
    const at = this.at;
    this.at += width;
    if (width === 0) return 0;
    return width === 8 ? Number(this.bytes.readBigUInt64BE(at)) : this.bytes.readUIntBE(at, width);
  }
}

/** The numbers of the items that describe the picture instead of showing it: Exif and XMP. */
function describing(bytes: Buffer, meta: Omit<Box, "type">): Set<number> {
  const info = find(bytes, "iinf", meta);
  const found = new Set<number>();
  if (info === undefined) return found;
  const counted = info.start + FULL + (bytes.readUInt8(info.start) === 0 ? 2 : 4);
  for (const { type, start, end } of boxes(bytes, counted, info.end)) {
    const version = bytes.readUInt8(start);
    if (type !== "infe" || version < 2) continue;
    const width = version === 2 ? 2 : 4;
    const kind = start + FULL + width + 2;
    const isXmp = bytes.toString("latin1", kind, end).includes("application/rdf+xml");
    if (ascii(bytes, kind) === "Exif" || (ascii(bytes, kind) === "mime" && isXmp)) {
      found.add(bytes.readUIntBE(start + FULL, width));
    }
  }
  return found;
}

/** Where the content of items lies, in the file itself or in the box `idat`. */
function* placesOf(bytes: Buffer, meta: Omit<Box, "type">, items: Set<number>) {
  const locations = find(bytes, "iloc", meta);
  if (locations === undefined) return;
  const inside = find(bytes, "idat", meta);
  const version = bytes.readUInt8(locations.start);
  const reader = new Reader(bytes, locations.start + FULL);
  const widths = reader.read(2);
  const [offset, length, base] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15];
  const index = version === 0 ? 0 : widths & 15;
  // Extents of no width would be counted without an end.
  if (offset + length + index === 0) return;
  const wide = version < 2 ? 2 : 4;
  for (let count = reader.read(wide); count > 0; count -= 1) {
    const item = reader.read(wide);
    const method = version === 0 ? 0 : reader.read(2) & 15;
    reader.read(2);
    const origin = reader.read(base) + (method === 1 ? (inside?.start ?? bytes.length) : 0);
    for (let extents = reader.read(2); extents > 0; extents -= 1) {
      reader.read(index);
      const start = origin + reader.read(offset);
      const end = start + reader.read(length);
      if (items.has(item)) yield { start, end };
    }
  }
}

/**
 * Empties what an AVIF file says of where, when and with what the picture was made. Everything else stays
 * byte for byte: making the file anew would cost quality, and the colors of HDR.
 *
 * @returns whether there was any
 */
export function clearAvifMetadata(bytes: Buffer): boolean {
  let cleared = 0;
  try {
    const meta = find(bytes, "meta", { start: 0, end: bytes.length });
    if (meta === undefined) return false;
    const within = { start: meta.start + FULL, end: meta.end };
    for (const { start, end } of placesOf(bytes, within, describing(bytes, within))) {
      bytes.fill(0, start, end);
      cleared += Math.max(end - start, 0);
      // Parts that lie over each other are of no program that makes pictures.
      if (cleared > bytes.length) break;
    }
  } catch (error) {
    // A number lies behind the end of the file.
    if (!(error instanceof RangeError)) throw error;
  }
  return cleared > 0;
}

/** `clearAvifMetadata` of a file on the disk. */
export async function clearMetadataOfAvif(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  if (clearAvifMetadata(bytes)) await fs.writeFile(file, bytes);
}
