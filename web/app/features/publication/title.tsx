/** A title with its italics, bold, and raised and lowered letters, which `titleHtml` lets pass. */
export function Title({ title, titleHtml }: { title: string; titleHtml: string | null }) {
  if (titleHtml === null) return title;
  return <span dangerouslySetInnerHTML={{ __html: titleHtml }} />;
}
