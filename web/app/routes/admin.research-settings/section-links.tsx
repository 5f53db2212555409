/** Leads to the parts of a long form, on screens with room beside it. */
export function SectionLinks({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="Sections" className="hidden xl:block">
      <ul className="sticky top-8 space-y-1 border-l border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center px-4 text-muted hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
