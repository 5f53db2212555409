import { type MediaType, nameOfType } from "~/entities/media-item/media-item";
import { FILE_TEXT, LineIcon } from "~/ui/basic/line-icon";

const PLAY = "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z";
const SOUND = "M2 10v3M6 6v11M10 3v18M14 8v7M18 5v13M22 10v3";
const TALK =
  "M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2zM20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1";
const LINK =
  "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71";

/** A color and an icon for each type, and its name: never the color alone. */
const variants: Record<MediaType, { shape: string; color: string }> = {
  video: { shape: PLAY, color: "bg-accent/10 text-accent" },
  audio: { shape: SOUND, color: "bg-success/10 text-success" },
  article: { shape: FILE_TEXT, color: "bg-ink/8 text-ink" },
  interview: { shape: TALK, color: "bg-warning/10 text-warning" },
  other: { shape: LINK, color: "bg-muted/10 text-muted" },
};

/** What kind of media item this is. */
export function TypeBadge({ type }: { type: MediaType }) {
  const { shape, color } = variants[type];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm px-2 font-sans text-xs font-medium ${color}`}
    >
      <LineIcon d={shape} className="size-3.5" />
      {nameOfType(type)}
    </span>
  );
}
