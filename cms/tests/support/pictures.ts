import sharp from "sharp";

/** The form that uploads one picture. Wider than 1000 pixels it is stored in five sizes. */
export async function pictureForm(name = "photo.png", width = 40): Promise<FormData> {
  const create = { width, height: 30, channels: 3 as const, background: "#246" };
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.append("files", new Blob([new Uint8Array(picture)], { type: "image/png" }), name);
  return form;
}
