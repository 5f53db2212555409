import type { Toast } from "~/lib/toast/toast";

/**
 * A toast on a page that is not hydrated: the server renders it, the page's script announces it and
 * removes it after a while (enhance/toasts.ts). Where scripts do not run it stays at the top of the page.
 */
export function PageToast({ toast: { type, title, description } }: { toast: Toast }) {
  return (
    <div data-toast="" role="status" className="page-toast" data-type={type}>
      <div>
        <p className="font-medium">{title}</p>
        {description && <p className="text-muted">{description}</p>}
      </div>
      <button type="button" className="needs-script" aria-label="Close toast">
        <svg aria-hidden width="12" height="12" viewBox="0 0 12 12" stroke="currentColor">
          <path d="m2 2 8 8M10 2l-8 8" />
        </svg>
      </button>
    </div>
  );
}
