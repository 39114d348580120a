import { openRegistry } from '../open-registry.ts';
import type { Registry } from '../registry.ts';
import type { Island } from './contract.ts';
import type { Handle } from './handle.ts';
import { type MountOptions, mountIsland } from './mount-island.tsx';
import { withRetry } from './with-retry.ts';

/** An island's props together with {@link MountOptions}; may be omitted unless a prop is required. */
export type MountArguments<Given extends object> = object extends Given
  ? [options?: Given & MountOptions]
  : [options: Given & MountOptions];

/**
 * A function that mounts one island: what the npm package exports for each. Overlays that the island may open, such as
 * the login, need one call of `mountAll` as well.
 */
export type Mount<Given extends object> = (
  element: Element,
  ...[options]: MountArguments<Given>
) => Handle<Given>;

/** Makes an island's mount function. */
export function mounter<Props extends object, Given extends object>(
  island: Island<Props, Given>,
): Mount<Given> {
  return (element, ...[options]) => {
    nameUnopened(openRegistry());
    return mountIsland(element, withRetry(island), options);
  };
}

const watched = new WeakSet<Registry>();

/** Names overlays that an island asks for in vain, such as the login: `mountAll` starts them. */
function nameUnopened(shared: Registry): void {
  if (watched.has(shared)) return;
  watched.add(shared);
  shared.bus.on('overlay:open', ({ name }) => {
    if (!shared.isStarted)
      console.error(`ce-widgets: "${name}" cannot open. Call mountAll() once to start overlays.`);
  });
}
