import { getCollectionProps, useField } from "@conform-to/react";
import { ICON_NAMES, type IconName } from "~/lib/format/icon-names";
import { NamedIcon } from "~/ui/basic/named-icon";

const labels: Record<IconName, string> = {
  globe: "Globe",
  fileText: "Document",
  bookOpen: "Book",
  users: "People",
  barChart: "Chart",
  calendar: "Calendar",
};

/** One of the icons, chosen by its picture. Radio buttons underneath, so arrow keys choose too. */
export function IconField({ name, label }: { name: string; label: string }) {
  const [meta] = useField<string>(name);
  const options = getCollectionProps(meta, { type: "radio", options: [...ICON_NAMES] });
  return (
    // While entries of a list change places, two groups of radio buttons would share one name and
    // the browser would uncheck one of them; hence a new group for each name, with what is chosen.
    <fieldset key={meta.name} className="space-y-1.5">
      <legend className="block text-sm font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {options.map(({ key, ...option }, index) => {
          const icon = ICON_NAMES[index] ?? "globe";
          return (
            <label
              key={key}
              title={labels[icon]}
              className="relative inline-flex size-11 cursor-pointer items-center justify-center rounded-md border border-line bg-surface text-muted transition-colors duration-150 hover:text-ink has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:size-10"
            >
              <input
                {...option}
                defaultChecked={(meta.value ?? meta.initialValue) === icon}
                aria-label={labels[icon]}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <NamedIcon name={icon} className="size-5" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
