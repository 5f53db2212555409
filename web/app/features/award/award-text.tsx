import type { Award } from "~/entities/award/award";

/** What an award is, who gave it and for what; its year stands beside it. */
export function AwardText({
  award: { title, organization, description },
}: {
  award: Pick<Award, "title" | "organization" | "description">;
}) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-snug wrap-anywhere">{title}</h3>
      {organization && <p className="mt-1 text-sm wrap-anywhere text-muted">{organization}</p>}
      {description && (
        <p className="mt-2 max-w-prose font-serif wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
    </div>
  );
}
