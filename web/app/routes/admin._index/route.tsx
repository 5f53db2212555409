import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { removeDemoContent } from "~/entities/demo-content/store.server";
import { texts as exampleTexts } from "~/entities/demo-content/texts";
import { readSetupState, saveResolvedSteps } from "~/entities/setup-guide/store.server";
import { IMPORTS } from "~/features/publication-import/admin/confirm-dialog";
import { STEPS } from "~/features/setup-guide/steps";
import { requireOwner } from "~/lib/auth/guard.server";
import { awaitForDocument } from "~/lib/cache/resolve-or-defer.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import type { Toast } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { Deferred } from "~/ui/feedback/deferred";
import { ExampleNotice } from "./example-notice";
import { Guide } from "./guide";
import { readOverview } from "./overview.server";
import { AttentionPanel, RecentPanel, SitePanel } from "./panels";
import { tiles } from "./tiles";

export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

/** The form that begins an import leads away: read anew, the guide would take it from the screen before. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.formAction !== IMPORTS && args.defaultShouldRevalidate;

export const meta: MetaFunction = () => adminMeta("Dashboard");

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = settle("the overview", readOverview(owner.cms));
  const { value: overview } = await awaitForDocument(request, read);
  return owner.reply({ name: owner.profile.full_name || "Admin", overview });
}

const step = z.enum(STEPS.map(({ name }) => name));

const command = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resolve"), step }),
  z.object({ intent: z.literal("look") }),
  z.object({ intent: z.literal("hide") }),
  z.object({ intent: z.literal("remove-example-content") }),
]);

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: async (asked) => {
      const toast = await carryOut(owner.cms, asked);
      if (asked.intent === "look") throw await owner.redirect("/");
      return toast ? { toast } : {};
    },
    failed: ({ intent }, { serverMessage }) =>
      serverMessage ??
      (intent === "remove-example-content" ? exampleTexts.failed : "The guide could not be saved"),
  });
}

async function carryOut(cms: Cms, asked: z.infer<typeof command>): Promise<Toast | undefined> {
  const resolve = async (...steps: string[]) => {
    const { resolved } = await readSetupState(cms);
    await saveResolvedSteps(cms, [...resolved, ...steps]);
    return undefined;
  };
  switch (asked.intent) {
    case "resolve":
      return resolve(asked.step);
    case "look":
      return resolve("look");
    case "hide":
      return resolve(...STEPS.map(({ name }) => name));
    case "remove-example-content": {
      const { kept } = await removeDemoContent(cms);
      const description = kept === 0 ? undefined : exampleTexts.kept(kept);
      return { type: "success", title: exampleTexts.removed, description };
    }
    default:
      return asked satisfies never;
  }
}

export default function Dashboard() {
  const { name, overview } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={`Welcome, ${name}`} subtitle="Choose what you want to manage." />
      <Deferred value={overview} fallback={<Loading label="Loading overview..." />}>
        {(read) =>
          read.ok && (
            <>
              {read.value.showsExample && <ExampleNotice />}
              {read.value.guide && <Guide steps={read.value.guide} />}
            </>
          )
        }
      </Deferred>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {tiles.map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full gap-4 rounded-md border border-line bg-surface p-5 transition-colors duration-150 hover:border-ink/40"
            >
              <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
              <span>
                <span className="block font-medium text-ink">{title}</span>
                <span className="mt-1 block text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Deferred value={overview} fallback={null}>
        {(read) =>
          read.ok ? (
            <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-3">
              <AttentionPanel items={read.value.attention} />
              <RecentPanel entries={read.value.recent} />
              <SitePanel facts={read.value.site} />
            </div>
          ) : (
            <div className="mt-10">
              <LoadFailure message="Failed to load the overview" />
            </div>
          )
        }
      </Deferred>
    </>
  );
}
