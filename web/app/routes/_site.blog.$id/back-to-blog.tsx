import { texts } from "~/entities/blog-post/texts";
import { ButtonLink } from "~/ui/basic/button-link";

/** The way back to all posts. */
export function BackToBlog() {
  return (
    <p className="print:hidden">
      <ButtonLink to="/blog" variant="secondary">
        <span aria-hidden>←</span>
        {texts.back}
      </ButtonLink>
    </p>
  );
}
