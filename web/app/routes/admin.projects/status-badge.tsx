import { isOngoing } from "~/entities/project/project";
import { texts } from "~/entities/project/texts";
import { Badge } from "~/ui/basic/badge";

const GREEN = "border-transparent! bg-success/12! text-success!";
const BLUE = "border-transparent! bg-accent/12! text-accent!";
const AMBER = "border-transparent! bg-warning/12! text-warning!";

/** The state of a project: a word, and a color beside it (admin spec §2, Manage Projects). */
export function StatusBadge({ status }: { status: string | null }) {
  if (isOngoing({ status })) {
    return <Badge className={GREEN}>{texts.admin.status.ongoing}</Badge>;
  }
  if (status === "completed") {
    return <Badge className={BLUE}>{texts.admin.status.completed}</Badge>;
  }
  if (status === "planning") {
    return <Badge className={AMBER}>{texts.admin.status.planning}</Badge>;
  }
  return <Badge variant="outline">{status ?? texts.unknownStatus}</Badge>;
}
