import type { UploadAnswer, UploadReply } from "~/lib/forms/upload-reply";

/** A picture as a page shows it: nothing else is sent to the browser. */
export interface PictureSource {
  src: string;
  /** The sizes in which the picture exists; null for a picture that is not in the media library. */
  srcSet: string | null;
  /** Of the whole picture, in pixels; null where it is not known. */
  width: number | null;
  height: number | null;
  /** What the picture shows, in the owner's words; null where the owner has not said it. */
  alt: string | null;
}

/** A picture of the media library as its owner's screens know it. */
export interface LibraryPicture {
  /** The address that is stored wherever the picture is used. */
  url: string;
  alt: string | null;
}

/** What the upload of a picture, or a change of its alternative text, answers. */
export type PictureAnswer = UploadAnswer<LibraryPicture>;

/** What the field of a picture is told of these. */
export type PictureReply = UploadReply<LibraryPicture>;

/** True for the address of a picture that is in the media library of this site. */
export function isUploadedPicture(url: string): boolean {
  return url.startsWith("/uploads/");
}
