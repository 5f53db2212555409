/**
 * What came of something that a field did on its own, such as an upload. Always in the page, so
 * that assistive technology notices the text when it comes.
 */
export function FieldStatus({ text, isError = false }: { text: string | null; isError?: boolean }) {
  return (
    <div role={isError ? "alert" : "status"}>
      {text && <p className={`text-sm ${isError ? "text-danger" : "text-muted"}`}>{text}</p>}
    </div>
  );
}
