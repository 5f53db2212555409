import { Link } from "@remix-run/react";
import { texts } from "~/entities/publication-import/texts";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import { Badge } from "~/ui/basic/badge";
import { Button, buttonClass } from "~/ui/basic/button";
import type { ImportItem } from "./import-item.server";

/** All imports, the newest first: previews can be opened again, what was imported can be undone. */
export function ImportList({
  items,
  onAsk,
}: {
  items: readonly ImportItem[];
  onAsk: (asked: { intent: "undo" | "discard"; item: ImportItem }) => void;
}) {
  if (items.length === 0) {
    return (
      <p className="rounded-md border border-line p-8 text-center text-sm text-muted">
        {texts.noImports}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <Entry key={item.id} item={item} onAsk={onAsk} />
      ))}
    </ul>
  );
}

function Entry({
  item,
  onAsk,
}: {
  item: ImportItem;
  onAsk: (asked: { intent: "undo" | "discard"; item: ImportItem }) => void;
}) {
  const { id, status, source, date, counts, problem } = item;
  const isPreview = status === "preview";
  return (
    <li className="flex flex-col gap-3 py-4 [contain-intrinsic-block-size:auto_6rem] [content-visibility:auto] md:flex-row md:items-start md:justify-between">
      <div className="min-w-0 space-y-1 text-sm">
        <h3 className="font-medium wrap-anywhere text-ink">{source}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
          <span>{date}</span>
          <Badge variant={status === "imported" ? "secondary" : "outline"}>
            {texts.statuses[status]}
          </Badge>
          {counts !== "" && <span>{counts}</span>}
        </p>
        {problem && <p className="max-w-prose wrap-anywhere text-danger">{problem}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Link to={`${IMPORTS}/${id}`} className={buttonClass(isPreview ? "primary" : "quiet")}>
          {isPreview ? texts.openPreview : texts.show}
          <span className="sr-only">: {source}</span>
        </Link>
        {status === "imported" && (
          <Button
            variant="secondary"
            className="needs-script"
            aria-haspopup="dialog"
            onClick={() => onAsk({ intent: "undo", item })}
          >
            {texts.undo}
            <span className="sr-only">: {source}</span>
          </Button>
        )}
        {(isPreview || status === "failed") && (
          <Button
            variant="secondary"
            className="needs-script"
            aria-haspopup="dialog"
            onClick={() => onAsk({ intent: "discard", item })}
          >
            {texts.discard}
            <span className="sr-only">: {source}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
