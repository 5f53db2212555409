import type { Device } from "~/entities/account/account";
import { texts } from "~/entities/account/texts";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Badge } from "~/ui/basic/badge";
import { Button } from "~/ui/basic/button";
import { Section } from "./section";

/** The browsers in which the owner is signed in, each with its end. Times are ready to be read. */
export function DevicesSection({ devices }: { devices: readonly Device[] }) {
  const fetcher = useCommand();
  return (
    <Section title={texts.settings.devicesTitle}>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <fetcher.Form method="post" className="mt-5">
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="sign-out-others"
            isPending={fetcher.state !== "idle"}
            pendingLabel="Signing out..."
          >
            Sign out everywhere else
          </Button>
        </fetcher.Form>
      )}
    </Section>
  );
}

function DeviceRow({
  device: { id, name, address, isCurrent, signedInAt, lastActiveAt },
}: {
  device: Device;
}) {
  const fetcher = useCommand();
  const label = name ?? "Unknown browser";
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4 text-sm">
      <div className="min-w-0">
        <p className="font-medium">
          {label} {isCurrent && <Badge>This browser</Badge>}
        </p>
        <p className="mt-1 text-muted">
          {address && <>From {address}. </>}
          Signed in {signedInAt}, last active {lastActiveAt}
        </p>
      </div>
      {!isCurrent && (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="sign-out-device"
            aria-label={`Sign out there: ${label}, signed in ${signedInAt}`}
            isPending={fetcher.state !== "idle"}
            pendingLabel="Signing out..."
          >
            Sign out there
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
