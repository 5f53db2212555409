import { useEffect, useRef, useState } from "react";
import type { PictureSource } from "~/lib/picture/picture";

interface PictureProps {
  /** As `findPictures` gives it; null for none. */
  source: PictureSource | null;
  /** What the picture shows, where the owner has not said it; "" for a purely decorative picture. */
  alt: string;
  /** Gives the box its width and its shape, such as "aspect-[3/2] w-full"; the picture fills it. */
  className: string;
  /** How wide the box is, as the `sizes` attribute says it: "(min-width: 48rem) 24rem, 100vw". */
  sizes: string;
  /** Stand in for a missing picture; without them a quiet pattern does. */
  initials?: string;
  /** For a picture that is seen without scrolling: it is fetched at once, before all others. */
  isEager?: boolean;
}

/** For pictures of other sites, whose size is not known: the box decides, this is only a hint. */
const UNKNOWN_SIZE = { width: 1200, height: 800 };

/**
 * A picture in a box whose size is known before it arrives, so that nothing moves. What is missing
 * or broken becomes initials or a pattern, never a broken icon, also where scripts do not run. On
 * public pages enhance/pictures.ts does what the state below does on hydrated ones.
 */
export function Picture({
  source,
  alt,
  className,
  sizes,
  initials,
  isEager = false,
}: PictureProps) {
  return (
    <span className={`relative block overflow-hidden bg-surface ${className}`}>
      {source ? (
        <Drawing key={source.src} {...{ source, alt, sizes, initials, isEager }} />
      ) : (
        <StandIn initials={initials} />
      )}
    </span>
  );
}

function Drawing({
  source: { src, srcSet, width, height, alt: ownAlt },
  alt,
  sizes,
  initials,
  isEager,
}: Required<Pick<PictureProps, "alt" | "sizes" | "isEager">> & {
  source: PictureSource;
  initials: string | undefined;
}) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // It may have failed before this script ran, and then no event comes any more.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) {
      current.decode().catch(() => setBroken(true));
    }
  }, []);
  if (isBroken) return <StandIn initials={initials} />;
  return (
    <img
      ref={image}
      src={src}
      {...(srcSet && { srcSet, sizes })}
      {...(width && height ? { width, height } : UNKNOWN_SIZE)}
      alt={ownAlt ?? alt}
      loading={isEager ? "eager" : "lazy"}
      // As HTML writes it: React 18 passes on what it does not know in small letters alone.
      {...(isEager && { fetchpriority: "high" })}
      decoding="async"
      onError={() => setBroken(true)}
      data-picture=""
      data-initials={initials}
      // Browsers draw what comes "after" a picture only when the picture is broken.
      className={`absolute inset-0 size-full object-cover after:absolute after:-inset-px after:grid after:place-items-center after:bg-surface after:font-serif after:text-lg after:text-muted ${initials ? "after:content-[attr(data-initials)]" : "after:bg-hatched after:content-['']"}`}
    />
  );
}

function StandIn({ initials }: { initials: string | undefined }) {
  return (
    <span
      aria-hidden
      className={`absolute inset-0 grid place-items-center bg-surface font-serif text-lg text-muted ${initials ? "" : "bg-hatched"}`}
    >
      {initials}
    </span>
  );
}
