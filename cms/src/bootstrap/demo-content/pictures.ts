/**
 * The pictures of the demo content, drawn by `demo-pictures/make.mjs`, and what they show: the text
 * that stands for a picture where it cannot be seen.
 */
export const pictures = {
  portrait: "Drawing of a person with gray, wavy hair, round glasses and a dark blue jacket",
  "area-consumption": "A field of dots that grow smaller from left to right",
  "area-transformation": "Lines that climb in hard steps and then flow in waves",
  "area-circular": "Concentric rings with gaps, one of them closed",
  "area-algorithms": "A branching tree in which one path is marked",
  "project-retail": "Three streets of small shops, a few with a light in the window",
  "project-resale": "Threads that connect two rows of points in a new order",
  "project-repair": "A torn cloth of lines, held together by stitches",
  "project-passports": "A machine-readable pattern with one framed field",
  "project-audit": "A calendar of small squares in shades of grey",
  "project-creative": "Contour lines of a landscape, one of them marked",
  "blog-claims": "A pattern of leaves, one in another color",
  "blog-transformation": "Stacked layers that widen and narrow",
  "blog-gap": "A landscape of lines that does not meet itself at a seam",
  "blog-circular": "Dots in the order of a sunflower, some of them marked",
  "blog-classroom": "Seats in a half circle, one of them empty",
  "blog-report": "Printed pages laid over each other, one line marked",
  "blog-report-chart": "Stacked bars in three colors, one per year",
  "blog-platforms": "One large disk with many small ones around it",
  "avatar-01": "Drawing of a person with long, fair hair",
  "avatar-02": "Drawing of a person with cropped hair and a shirt",
  "avatar-03": "Drawing of a person with full, round hair",
  "avatar-04": "Drawing of a person with a headscarf",
  "avatar-05": "Drawing of a person with short hair and glasses",
  "avatar-06": "Drawing of a person with a dark bob",
  "avatar-07": "Drawing of a person with a bun",
  "avatar-08": "Drawing of a person in a light blue pullover",
  "avatar-09": "Drawing of a person with long, brown hair",
  "avatar-10": "Drawing of a person with a bald head, a beard and glasses",
} as const;

export type PictureName = keyof typeof pictures;

/** Where a picture can be fetched once it is in the media library: `/uploads/…`. */
export type PictureAddress = (name: PictureName) => string;

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}
