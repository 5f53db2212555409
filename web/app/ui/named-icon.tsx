import {
  BookOpen,
  Calendar,
  ChartColumn,
  FileText,
  Globe,
  type LucideIcon,
  Users,
} from "lucide-react";
import type { IconName } from "~/lib/icon-names";

const icons: Record<IconName, LucideIcon> = {
  globe: Globe,
  fileText: FileText,
  bookOpen: BookOpen,
  users: Users,
  barChart: ChartColumn,
  calendar: Calendar,
};

/** The picture behind a stored icon name: an ornament, so it is not read out. */
export function NamedIcon({ name, className = "" }: { name: IconName; className?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden strokeWidth={1.5} className={className} />;
}
