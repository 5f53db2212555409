import nodeFs from "node:fs";
import fs from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import zlib from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { serviceWith } from "../../src/strapi-access/services";
import { useCms, type TestCms } from "../support/cms";
import { MINIMAL } from "../support/entries";
import { at, listAt, problems, textAt } from "../support/json";
import { matching } from "../support/match";

const cms = useCms();
let token = "";

beforeAll(async () => {
  token = await cms().ownerToken();
});

type Format = "png" | "jpeg" | "webp" | "avif" | "gif";

function picture(format: Format, width = 40): Promise<Buffer> {
  const background = { r: 10, g: 80, b: 160 };
  return sharp({ create: { width, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

function form(...files: [name: string, content: Buffer | string, type: string][]): FormData {
  const data = new FormData();
  for (const [name, content, type] of files) {
    const part = typeof content === "string" ? content : new Uint8Array(content);
    data.append("files", new Blob([part], { type }), name);
  }
  return data;
}

function upload(body: FormData, as = token) {
  return cms().call("POST", "/api/upload", { token: as, body });
}

const PLACE = { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" };
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,30N"/></rdf:RDF></x:xmpmeta>`;

/** A picture of something, with the place where it was taken. */
function located(format: Format): Promise<Buffer> {
  const { data, info } = { data: Buffer.alloc(64 * 48 * 3), info: { width: 64, height: 48 } };
  for (let index = 0; index < data.length; index += 1) data[index] = (index * 7) % 251;
  return sharp(data, { raw: { ...info, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: "At home" }, IFD3: PLACE })
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer();
}

/** Sends a path exactly as it is written, which fetch would tidy up. */
function rawStatus(target: TestCms, rawPath: string): Promise<string> {
  const { hostname, port } = new URL(target.address);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`GET ${rawPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("the owner uploads pictures and documents, and they are served", async () => {
  const formats: Format[] = ["png", "jpeg", "webp", "avif", "gif"];
  for (const format of formats) {
    const body = form([`photo.${format}`, await picture(format), `image/${format}`]);
    const answer = await upload(body);
    expect(answer.status, format).toBe(201);
    const url = textAt(answer.body, 0, "url");
    expect(url).toMatch(/^\/uploads\/photo_[0-9a-f]+\.\w+$/);
    await fs.access(path.join(cms().dataDir, url));
    const served = await cms().get(url);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe(`image/${format}`);
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(served.headers.get("content-security-policy")).toContain("sandbox");
  }
  const pdf = await upload(form(["paper.pdf", "%PDF-1.4\n%âãÏÓ\n", "application/pdf"]));
  expect(pdf.status).toBe(201);
});

test("the owner lists and deletes files", async () => {
  const { body } = await upload(form(["x.png", await picture("png"), "image/png"]));
  const id = Number(at(body, 0, "id"));
  expect((await cms().get("/api/upload/files", token)).status).toBe(200);
  expect((await cms().delete(`/api/upload/files/${id}`, token)).status).toBe(200);
  expect((await cms().get(textAt(body, 0, "url"))).status).toBe(404);
});

test("nobody else uploads", async () => {
  const visitor = await cms().makeVisitor("uploads@example.org", "visitor password");
  const body = form(["x.png", await picture("png"), "image/png"]);
  for (const as of [undefined, visitor.jwt]) {
    expect((await cms().call("POST", "/api/upload", { token: as, body })).status).toBe(403);
    expect((await cms().get("/api/upload/files", as)).status).toBe(403);
    expect((await cms().delete("/api/upload/files/1", as)).status).toBe(403);
  }
});

const HTML = "<!doctype html><script>alert(1)</script>";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const REJECTED: [what: string, name: string, content: string, type: string][] = [
  ["a text named .png", "a.png", "just text", "image/png"],
  ["HTML named .png", "a.png", HTML, "image/png"],
  ["HTML", "a.html", HTML, "text/html"],
  ["HTML said to be a picture", "a.html", HTML, "image/png"],
  ["SVG", "a.svg", SVG, "image/svg+xml"],
  ["SVG named .png", "a.png", SVG, "image/png"],
  ["SVG named .jpg without a type", "a.jpg", SVG, ""],
  ["a script that starts like a GIF", "a.gif", "GIF89a=1;alert(1)//", "image/gif"],
  ["a program", "a.exe", "MZ\u0000\u0001", "application/octet-stream"],
  ["no ending", "a", "%PDF-1.4", "application/pdf"],
  ["a document named .png", "a.png", "%PDF-1.4", "image/png"],
  ["nothing", "a.png", "", "image/png"],
];

test.each(REJECTED)("%s is rejected", async (_what, name, content, type) => {
  const { status } = await upload(form([name, content, type]));
  expect(status).toBe(400);
});

test("a picture under another picture's name is rejected, and so are its companions", async () => {
  const png = await picture("png");
  const { status, body } = await upload(
    form(
      ["good.png", png, "image/png"],
      ["bad.jpg", png, "image/jpeg"],
      ["b.svg", SVG, "image/svg+xml"],
    ),
  );
  expect(status).toBe(400);
  expect(Object.keys(problems(body))).toEqual(["files"]);
  expect(textAt(body, "error", "message")).toBe("2 errors occurred");
  const page = await cms().get("/api/upload/files?filters[name]=good.png", token);
  expect(page.body).toEqual([]);
});

test("the panel rejects the same", async () => {
  const panel = await cms().panelToken();
  const send = (body: FormData) => cms().call("POST", "/upload", { token: panel, body });
  expect((await send(form(["a.png", "just text", "image/png"]))).status).toBe(400);
  expect((await send(form(["a.svg", SVG, "image/svg+xml"]))).status).toBe(400);
  expect((await send(form(["a.png", await picture("png"), "image/png"]))).status).toBe(201);
});

test("a file that is too large is rejected", async () => {
  const large = Buffer.concat([await picture("png"), Buffer.alloc(10 * 1024 * 1024)]);
  expect((await upload(form(["large.png", large, "image/png"]))).status).toBe(413);
});

test("what a file holds is what counts: polyglots are no pictures", async () => {
  const png = await picture("png");
  const gif = await picture("gif");
  const cut = png.subarray(0, 60);
  const cases: [name: string, content: Buffer, status: number][] = [
    ["html-first.png", Buffer.concat([Buffer.from(HTML), png]), 400],
    ["svg-first.gif", Buffer.concat([Buffer.from(SVG), gif]), 400],
    ["pdf-first.png", Buffer.concat([Buffer.from("%PDF-1.4\n"), png]), 400],
    ["heic.avif", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), 400],
    ["script.avif", Buffer.from("\0\0\0\u0018ftypavif\0\0\0\0mif1avif<script>"), 400],
    ["cut.png", cut, 400],
    ["zip.pdf", Buffer.from("PK\u0003\u0004 and so on"), 400],
    ["upper.PNG", png, 201],
  ];
  for (const [name, content, status] of cases) {
    expect([name, (await upload(form([name, content, ""]))).status]).toEqual([name, status]);
  }
});

/** A GIF of a few bytes that says it is this large. */
function gif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const head = Buffer.concat([
    Buffer.from("GIF89a"),
    size,
    Buffer.from("800000000000ffffff", "hex"),
  ]);
  // One white pixel in the corner, shown for a tenth of a second.
  const frame = Buffer.from("21f904000a0000002c00000000010001000002024c0100", "hex");
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}

/** A PNG of a few bytes that says it is this large. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const content = Buffer.concat([Buffer.from(type), data]);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(zlib.crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", zlib.deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture of more pixels than any camera makes is rejected at once", async () => {
  expect((await upload(form(["small.gif", gif(200, 200, 2), "image/gif"]))).status).toBe(201);
  const most = "but a picture may have at most 50 million pixels in all";
  const large = await upload(form(["large.png", png(16_000, 16_000), "image/png"]));
  expect(large.status).toBe(400);
  expect(problems(large.body)).toEqual({
    files: `large.png has 16000 × 16000 pixels, ${most}`,
  });
  expect(textAt(large.body, "error", "details", "reason")).toBe("pixels");
  const film = await upload(form(["film.gif", gif(2000, 2000, 13), "image/gif"]));
  expect(problems(film.body)).toEqual({
    files: `film.gif has 2000 × 2000 pixels in 13 frames, ${most}`,
  });
});

test.each(["a".repeat(250), "щ".repeat(124), "测".repeat(240)])(
  "a file is stored whatever the length of its name: %s",
  async (name) => {
    const made = await upload(form([`${name}.png`, await picture("png", 300), "image/png"]));
    expect(made.status).toBe(201);
    expect(textAt(made.body, 0, "name")).toBe(`${name}.png`);
    const url = cms().address + textAt(made.body, 0, "url");
    expect((await fetch(url)).status).toBe(200);
  },
);

const FOLDER = "plugin::upload.folder";

test("an upload is attached to no record, and says what is wrong", async () => {
  const publication = await cms().post("/api/publications", { data: MINIMAL.publications }, token);
  const id = String(at(publication.body, "data", "id"));
  const attaching = { ref: "api::publication.publication", refId: id, field: "pdf", path: "x" };
  const before = await cms().get("/api/upload/files", token);
  for (const [name, value] of Object.entries(attaching)) {
    const body = form(["photo.png", await picture("png"), "image/png"]);
    body.append(name, value);
    const answer = await upload(body);
    expect(answer.status, name).toBe(400);
    expect(problems(answer.body)).toEqual({ [name]: `Invalid key ${name}` });
  }
  expect((await cms().get("/api/upload/files", token)).body).toEqual(before.body);
});

test.each(["no JSON", "7", "null", '{"__proto__":{}}'])(
  "what describes an upload is a JSON object, and not %s",
  async (fileInfo) => {
    const before = await cms().get("/api/upload/files", token);
    const body = form(["photo.png", await picture("png"), "image/png"]);
    body.append("fileInfo", fileInfo);
    const answer = await upload(body);
    expect(answer.status).toBe(400);
    expect(problems(answer.body)).toEqual({ fileInfo: "fileInfo must be a JSON object" });
    expect((await cms().get("/api/upload/files", token)).body).toEqual(before.body);
  },
);

test("nobody gets from a file to the records that have it", async () => {
  const made = await upload(form(["shared.pdf", "%PDF-1.4\n%âãÏÓ\n", "application/pdf"]));
  const pdf = at(made.body, 0, "id");
  const publication = await cms().post(
    "/api/publications",
    { data: { ...MINIMAL.publications, pdf } },
    token,
  );
  const path = `/api/publications/${textAt(publication.body, "data", "documentId")}`;
  const plain = await cms().get(`${path}?populate=pdf`);
  expect(at(plain.body, "data", "pdf", "id")).toBe(pdf);
  for (const query of [
    "populate[pdf][populate]=related",
    "populate[pdf][populate][related]=true",
    "populate[pdf][populate][related][on][api::publication.publication][fields]=title",
    "populate[pdf][filters][related][id]=1",
    "filters[pdf][related][id]=1",
  ]) {
    for (const as of [undefined, token]) {
      expect((await cms().get(`${path}?${query}`, as)).status, query).toBe(400);
    }
  }
  const every = await cms().get(`${path}?populate[pdf][populate]=*`);
  expect(JSON.stringify(every.body)).not.toContain("related");
});

test("a file takes the place of one of its own type alone", async () => {
  const png = await picture("png");
  const pdf = "%PDF-1.4\n%âãÏÓ\n";
  const made = await upload(form(["paper.pdf", pdf, "application/pdf"]));
  const id = Number(at(made.body, 0, "id"));
  const panel = await cms().panelToken();
  const addresses = {
    [`/api/upload?id=${id}`]: token,
    [`/upload?id=${id}`]: panel,
    [`/upload/files/${id}/replace`]: panel,
  };
  for (const [address, as] of Object.entries(addresses)) {
    const body = form(["photo.png", png, "image/png"]);
    const answer = await cms().call("POST", address, { token: as, body });
    expect(answer.status, address).toBe(400);
    expect(problems(answer.body), address).toEqual({
      files: "photo.png cannot take the place of a PDF file",
    });
  }
  for (const other of [`${id}.0`, `%20${id}`, "x"]) {
    const body = form(["photo.png", png, "image/png"]);
    const answer = await cms().call("POST", `/api/upload?id=${other}`, { token, body });
    expect(answer.status, other).toBe(400);
  }
  const again = form(["second.pdf", pdf, "application/pdf"]);
  const answer = await cms().call("POST", `/api/upload?id=${id}`, { token, body: again });
  expect(answer.status).toBe(200);
});

test("uploads that come at the same moment share one folder", async () => {
  const folders = cms().strapi.db.query(FOLDER);
  const where = { name: { $startsWith: "API" } };
  const uid = "plugin::upload.api-upload-folder";
  const service = serviceWith(cms().strapi, uid, "getAPIUploadFolder");
  await folders.deleteMany({ where });
  // Requests hardly ever come close enough to each other.
  const found = await Promise.all(
    Array.from({ length: 6 }, async () => at(await service.getAPIUploadFolder(), "id")),
  );
  expect(new Set(found).size).toBe(1);
  await folders.deleteMany({ where });
  const image = await picture("png");
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => upload(form(["same.png", image, "image/png"]))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(await folders.count({ where })).toBe(1);
});

/** Lets the disk be full from the n-th file on that is written to the folder of uploads. */
function fillDisk(from: number): () => void {
  const write = nodeFs.createWriteStream;
  const folder = path.join(cms().dataDir, "uploads");
  let count = 0;
  const spy = vi.spyOn(nodeFs, "createWriteStream").mockImplementation((file, options) => {
    const stream = write(file, options);
    if (!String(file).startsWith(folder)) return stream;
    count += 1;
    if (count >= from) {
      stream._write = (_chunk, _encoding, done) =>
        done(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));
    }
    return stream;
  });
  return () => spy.mockRestore();
}

describe("a disk that is full", () => {
  const stored = async () => (await fs.readdir(path.join(cms().dataDir, "uploads"))).toSorted();
  const rows = async () => (await cms().get("/api/upload/files", token)).body;

  test.each([1, 2, 3, 7])("from the file %i on, leaves nothing of the upload", async (from) => {
    const before = [await stored(), await rows()];
    const wide = await picture("png", 1200);
    const release = fillDisk(from);
    const answer = await upload(
      form(["first.png", wide, "image/png"], ["second.png", wide, "image/png"]),
    );
    release();
    expect(answer.status).toBe(507);
    expect(textAt(answer.body, "error", "message")).toBe(
      "The disk of the server is full. Nothing was stored.",
    );
    expect(textAt(answer.body, "error", "details", "reason")).toBe("disk");
    expect([await stored(), await rows()]).toEqual(before);
  });

  test("leaves the old file when it is replaced", async () => {
    const made = await upload(form(["kept.png", await picture("png", 300), "image/png"]));
    const before = [await stored(), await rows()];
    const old = await fs.readFile(path.join(cms().dataDir, textAt(made.body, 0, "url")));
    const release = fillDisk(1);
    const body = form(["kept.png", await picture("png", 320), "image/png"]);
    const url = `/api/upload?id=${Number(at(made.body, 0, "id"))}`;
    const answer = await cms().call("POST", url, { token, body });
    release();
    expect(answer.status).toBe(507);
    expect([await stored(), await rows()]).toEqual(before);
    expect(await fs.readFile(path.join(cms().dataDir, textAt(made.body, 0, "url")))).toEqual(old);
  });
});

describe("GET /api/pictures", () => {
  test("answers the sizes of pictures and nothing else", async () => {
    const made = await upload(form(["wide.png", await picture("png", 1200), "image/png"]));
    const url = textAt(made.body, 0, "url");
    const other = await upload(form(["other.png", await picture("png"), "image/png"]));
    const { status, body } = await cms().get(`/api/pictures?url=${url}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          url,
          alternativeText: null,
          width: 1200,
          height: 30,
          formats: [
            { url: matching(/thumbnail_wide/), width: 245, height: 6 },
            { url: matching(/small_wide/), width: 500, height: 13 },
            { url: matching(/medium_wide/), width: 750, height: 19 },
            { url: matching(/large_wide/), width: 1000, height: 25 },
          ],
          version: null,
        },
      ],
      meta: {},
    });
    const two = `url=${url}&url=${textAt(other.body, 0, "url")}&url=/uploads/none.png`;
    expect(listAt((await cms().get(`/api/pictures?${two}`)).body, "data")).toHaveLength(2);
    const pdf = await upload(form(["list.pdf", "%PDF-1.4\n%âãÏÓ\n", "application/pdf"]));
    const document = await cms().get(`/api/pictures?url=${textAt(pdf.body, 0, "url")}`);
    expect(document.body).toEqual({ data: [], meta: {} });
  });

  test("answers a version of a picture once another file has taken its place", async () => {
    const made = await upload(form(["replaced.png", await picture("png", 300), "image/png"]));
    const url = textAt(made.body, 0, "url");
    const id = Number(at(made.body, 0, "id"));
    const seen = async () =>
      at((await cms().get(`/api/pictures?url=${url}`)).body, "data", 0, "version");
    const replace = async () => {
      const body = form(["other.png", await picture("png", 320), "image/png"]);
      const answer = await cms().call("POST", `/api/upload?id=${id}`, { token, body });
      expect(textAt(answer.body, "url")).toBe(url);
    };
    await replace();
    const first = await seen();
    expect(first).toEqual(matching(/^[0-9a-z]{8,}$/));
    const body = new FormData();
    body.append("fileInfo", JSON.stringify({ alternativeText: "A boat" }));
    await cms().call("POST", `/api/upload?id=${id}`, { token, body });
    expect(await seen()).toBe(first);
    await replace();
    expect(await seen()).not.toBe(first);
  });

  test("lists nothing to whoever does not know an address", async () => {
    const visitor = await cms().makeVisitor("pictures@example.org", "visitor password");
    for (const as of [undefined, visitor.jwt, token]) {
      for (const query of ["", "?url=", "?url[]=", "?url[a]=b"]) {
        const { status, body } = await cms().get(`/api/pictures${query}`, as);
        expect([query, status]).toEqual([query, 400]);
        expect(textAt(body, "error", "message")).toBe("url must be given 1 to 50 times, as a text");
      }
    }
    expect((await cms().get("/api/pictures?url=/uploads/")).body).toEqual({ data: [], meta: {} });
  });

  test("takes at most 50 addresses and no other parameter", async () => {
    const many = Array.from({ length: 51 }, (_, index) => `url=/uploads/${index}.png`).join("&");
    expect((await cms().get(`/api/pictures?${many}`)).status).toBe(400);
    expect((await cms().get("/api/pictures?filters[id]=1")).status).toBe(400);
    expect((await cms().get("/api/pictures?url[$ne]=x")).status).toBe(400);
  });
});

test("nothing but uploads is served from the data folder", async () => {
  await fs.writeFile(path.join(cms().dataDir, "secret.txt"), "TOP SECRET");
  const attempts = [
    "/secret.txt",
    "/uploads/../secret.txt",
    "/UPLOADS/../secret.txt",
    "/uploads/%2e%2e/secret.txt",
    "/uploads/..%2fsecret.txt",
    "/uploads/%2e%2e%2fsecret.txt",
    "/uploads/..\\secret.txt",
    "/uploads//../secret.txt",
    "/uploads/a/../../secret.txt",
    "/%75ploads/../secret.txt",
    "/./secret.txt",
    "//secret.txt",
    "/uploads/.hidden",
    "/outbox/x.eml",
    "/lectern.db",
  ];
  for (const attempt of attempts) {
    const answer = await rawStatus(cms(), attempt);
    expect(answer, attempt).not.toContain("TOP SECRET");
    expect(answer, attempt).not.toContain("SQLite format");
    expect(answer, attempt).toMatch(/^HTTP\/1.1 4\d\d/);
  }
});

test.each<Format>(["png", "jpeg", "webp", "avif"])(
  "a %s picture tells nobody where it was taken, neither a new one nor one in the place of another",
  async (format) => {
    const original = await located(format);
    const { exif, xmp } = await sharp(original).metadata();
    expect([exif, xmp]).not.toContain(undefined);
    const name = `located.${format}`;
    const { status, body } = await upload(form([name, original, `image/${format}`]));
    expect(status, JSON.stringify(body)).toBe(201);
    const id = Number(at(body, 0, "id"));
    const replacing = form([name, original, `image/${format}`]);
    const replaced = await cms().call("POST", `/api/upload?id=${id}`, { token, body: replacing });
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(200);
    for (const url of [textAt(body, 0, "url"), textAt(replaced.body, "url")]) {
      const served = Buffer.from(await (await fetch(cms().address + url)).arrayBuffer());
      expect(served.includes("At home") || served.includes("GPSLatitude")).toBe(false);
      expect(served.includes("52,30N")).toBe(false);
      expect(await sharp(served).metadata()).toMatchObject({ width: 64, height: 48 });
      if (format !== "avif") continue;
      const [before, after] = [original, served].map((bytes) => sharp(bytes).raw().toBuffer());
      expect((await after)?.equals((await before) ?? Buffer.alloc(0))).toBe(true);
    }
  },
);

describe.each<Format>(["png", "jpeg", "webp"])("a %s picture of a camera", (format) => {
  test("that was held upright is upright", async () => {
    const create = { width: 60, height: 40, channels: 3 as const, background: "#246" };
    const held = sharp({ create }).withMetadata({ orientation: 6 }).toFormat(format);
    const { body } = await upload(
      form([`held.${format}`, await held.toBuffer(), `image/${format}`]),
    );
    const served = await fetch(cms().address + textAt(body, 0, "url"));
    const { width, height, orientation } = await sharp(await served.arrayBuffer()).metadata();
    expect([width, height, orientation]).toEqual([40, 60, undefined]);
    expect(body).toMatchObject([{ width: 40, height: 60 }]);
  });

  test("tells no place either when the panel's switches are off", async () => {
    const service = serviceWith(cms().strapi, "plugin::upload.upload", "setSettings");
    const set = (sizeOptimization: boolean) =>
      service.setSettings({ sizeOptimization, responsiveDimensions: true, autoOrientation: false });
    await set(false);
    const { body } = await upload(
      form([`off.${format}`, await located(format), `image/${format}`]),
    );
    await set(true);
    const served = await (await fetch(cms().address + textAt(body, 0, "url"))).arrayBuffer();
    const { exif, xmp } = await sharp(served).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
  });
});
