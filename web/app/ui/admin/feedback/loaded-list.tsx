import { memo, type ReactNode } from "react";
import type { Result } from "~/lib/cms/result";
import { Deferred } from "~/ui/feedback/deferred";
import { LoadFailure } from "./load-failure";

/**
 * The list of an admin screen: its skeleton while it is read, then its rows, or that it cannot be
 * read. A dialog that opens beside it leaves it alone, because it may still be coming to life then:
 * it is rendered again only when one of these props has changed.
 * @param skeleton the same element from one rendering to the next
 * @param failed what is said when the read failed, or makes it of the message
 * @param children renders the rows; the same function from one rendering to the next
 */
export const LoadedList = memo(List) as typeof List;

function List<T>({
  value,
  skeleton,
  failed,
  children,
}: {
  value: Result<T> | Promise<Result<T>>;
  skeleton: ReactNode;
  failed: string | ((message: string) => string);
  children: (rows: T) => ReactNode;
}) {
  return (
    <Deferred value={value} fallback={skeleton}>
      {(loaded) => {
        if (loaded.ok) return children(loaded.value);
        const words = typeof failed === "string" ? failed : failed(loaded.message);
        return <LoadFailure message={words} />;
      }}
    </Deferred>
  );
}
