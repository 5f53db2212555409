import { texts } from "~/entities/publication/texts";

/**
 * Links to the files for reference managers.
 * @param label what stands before them
 * @param path the address of the page that they hold, without an ending
 * @param query the filters of a list, with its "?"
 */
export function Downloads({
  label,
  path,
  query = "",
}: {
  label: string;
  path: string;
  query?: string;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span>{label}:</span>
      {Object.entries(texts.formats).map(([ending, name]) => (
        <a key={ending} href={`${path}.${ending}${query}`} className="link touch-target">
          {name}
        </a>
      ))}
    </p>
  );
}
