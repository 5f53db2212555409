import { Link } from "@remix-run/react";
import { texts as importTexts } from "~/entities/publication-import/texts";
import { texts } from "~/entities/publication/texts";
import { Button, buttonClass } from "~/ui/basic/button";

/** The two ways in which publications come in. */
export function HeaderButtons({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <Link to="/admin/publications/import" className={buttonClass("secondary")}>
        {importTexts.open}
      </Link>
      <Button onClick={onAdd}>{texts.admin.add}</Button>
    </>
  );
}
