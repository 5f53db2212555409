import { texts } from "~/entities/teaching-setting/texts";
import type { Result } from "~/lib/cms/result";
import { Prose, Section } from "~/ui/layout/section";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Deferred } from "~/ui/feedback/deferred";
import { Message } from "./message";

type Loading = Result<string | null>;

/** What the professor thinks about teaching, in paragraphs. */
export function Philosophy({ philosophy }: { philosophy: Loading | Promise<Loading> }) {
  return (
    <Section id="philosophy" title={texts.title}>
      <Deferred value={philosophy} fallback={<PhilosophySkeleton />}>
        {(loaded) => <PhilosophyText loaded={loaded} />}
      </Deferred>
    </Section>
  );
}

function PhilosophyText({ loaded }: { loaded: Loading }) {
  if (!loaded.ok) return <Message>{texts.loadError(loaded.message)}</Message>;
  if (!loaded.value) return <Message>{texts.placeholder}</Message>;
  return <Prose className="text-lg">{loaded.value}</Prose>;
}

function PhilosophySkeleton() {
  return (
    <div role="status" className="max-w-prose space-y-4">
      <p className="text-sm text-muted">{texts.loading}</p>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-5 w-full" />
      ))}
    </div>
  );
}
