import { Check, Download, TriangleAlert } from "lucide-react";
import { texts } from "~/entities/backup/texts";
import { Button } from "~/ui/basic/button";
import type { BackupRow, Screen } from "./backup-row.server";

/** All backups, with what is in each. */
export function BackupList({
  isRunning,
  problem,
  keepDays,
  rows,
  onDownload,
}: Screen & { onDownload: (row: BackupRow) => void }) {
  return (
    <>
      {isRunning && (
        <p role="status" className="mb-4 rounded-md border border-line bg-surface p-4 text-sm">
          {texts.running}
        </p>
      )}
      {problem !== null && !isRunning && (
        <p role="alert" className="mb-4 rounded-md border border-danger p-4 text-sm text-danger">
          {texts.lastFailed(problem)}
        </p>
      )}
      {rows.length === 0 && <p className="text-sm text-muted">{texts.empty}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {rows.map((row) => (
          <Entry key={row.name} row={row} onDownload={onDownload} />
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-sm text-muted">{texts.kept(keepDays)}</p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        {texts.restoring}{" "}
        <code className="whitespace-nowrap max-[20rem]:whitespace-normal">
          npm run restore -- FILE
        </code>
      </p>
    </>
  );
}

function Entry({ row, onDownload }: { row: BackupRow; onDownload: (row: BackupRow) => void }) {
  const { madeOn, kind, size, contents, isVerified, problems } = row;
  return (
    <li className="flex flex-col gap-3 py-4 md:flex-row md:items-start md:justify-between">
      <div className="min-w-0 space-y-1 text-sm">
        <h2 className="font-medium text-ink">{madeOn}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>{kind}</span>
          <span className="tabular-nums">{size}</span>
          {isVerified ? (
            <span className="inline-flex items-center gap-1 text-ink" title={texts.verifiedHint}>
              <Check aria-hidden className="size-4 text-accent" />
              {texts.verified}
            </span>
          ) : (
            <span className="inline-flex items-center gap-1 text-danger">
              <TriangleAlert aria-hidden className="size-4" />
              {texts.unverified}
            </span>
          )}
        </p>
        {contents !== "" && <p className="max-w-prose text-muted">{contents}</p>}
        {problems.map((problem) => (
          <p key={problem} className="max-w-prose wrap-anywhere text-danger">
            {problem}
          </p>
        ))}
      </div>
      <Button
        variant="secondary"
        className="shrink-0 self-start"
        aria-label={`${texts.download} ${madeOn}`}
        onClick={() => onDownload(row)}
      >
        <Download aria-hidden className="size-4" />
        {texts.download}
      </Button>
    </li>
  );
}
