import { openRegistry } from '../open-registry.ts';
import type { Island } from './contract.ts';
import type { Handle } from './handle.ts';
import { type MountOptions, mountIsland } from './mount-island.tsx';
import { withRetry } from './with-retry.ts';

/** A function that mounts one island: what the npm package exports for each. */
export type Mount<Props extends object> = (
  element: Element,
  options?: Partial<Props> & MountOptions,
) => Handle<Props>;

/** Makes an island's mount function. */
export function mounter<Props extends object>(island: Island<Props>): Mount<Props> {
  return (element, options) => {
    openRegistry();
    return mountIsland(element, withRetry(island), options);
  };
}
