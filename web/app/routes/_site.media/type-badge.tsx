import {
  AudioLines,
  FileText,
  Link as LinkIcon,
  type LucideIcon,
  MessagesSquare,
  Play,
} from "lucide-react";
import { type MediaType, nameOfType } from "~/entities/media-item/media-item";

/** A colour and an icon for each type, and its name: never the colour alone. */
const looks: Record<MediaType, { icon: LucideIcon; colour: string }> = {
  video: { icon: Play, colour: "bg-accent/10 text-accent" },
  audio: { icon: AudioLines, colour: "bg-success/10 text-success" },
  article: { icon: FileText, colour: "bg-ink/8 text-ink" },
  interview: { icon: MessagesSquare, colour: "bg-warning/10 text-warning" },
  other: { icon: LinkIcon, colour: "bg-muted/10 text-muted" },
};

/** What kind of media item this is. */
export function TypeBadge({ type }: { type: MediaType }) {
  const { icon: Icon, colour } = looks[type];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm px-2 font-sans text-xs font-medium ${colour}`}
    >
      <Icon aria-hidden className="size-3.5" />
      {nameOfType(type)}
    </span>
  );
}
