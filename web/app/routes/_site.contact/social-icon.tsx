import type { SocialPlatform } from "~/entities/contact-info/view";

/** Drawn here because the icon library has no signs of companies. */
const paths: Record<SocialPlatform, string> = {
  LinkedIn:
    "M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM3 9.75h4V21H3V9.75Zm6.5 0h3.83v1.54h.05c.54-.96 1.84-1.97 3.79-1.97 4.05 0 4.8 2.53 4.8 5.83V21h-4v-5.19c0-1.24-.02-2.83-1.8-2.83-1.8 0-2.07 1.35-2.07 2.74V21h-4.6V9.75Z",
  Facebook:
    "M13.5 21v-8.2h2.77l.41-3.2H13.5V7.55c0-.93.26-1.56 1.6-1.56h1.7V3.13A22.7 22.7 0 0 0 14.32 3c-2.46 0-4.14 1.5-4.14 4.25V9.6H7.4v3.2h2.78V21h3.32Z",
  Twitter:
    "M17.53 3h3.02l-6.6 7.55L21.72 21h-6.08l-4.76-6.23L5.43 21H2.4l7.06-8.07L2.02 3h6.23l4.3 5.7L17.54 3Zm-1.06 16.17h1.67L7.36 4.73H5.56l10.91 14.44Z",
};

/** The sign of a social network: an ornament, since its name stands beside it. */
export function SocialIcon({ platform }: { platform: SocialPlatform }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-5">
      <path d={paths[platform]} />
    </svg>
  );
}
