import { parts, table } from 'virtual:island-table';
import type { Events } from '../events/events.ts';
import { camelCase } from '../lib/camel-case.ts';
import { leaveTo } from '../lib/leave-to.ts';
import { runCallQueue } from './call-queue.ts';
import type { Island } from './island/contract.ts';
import type { LoadPart } from './island/table.ts';
import { registry } from './registry.ts';
import { startPage } from './start-page.ts';

// The runtime of the script tag. It has no React: that comes with the first island.

/** What the loader hands over. */
export interface Handover {
  load: LoadPart;
  /** Fetches files that will be needed. */
  fetchAhead: (files?: readonly string[]) => void;
  /** What was clicked before the core was there. */
  opener?: HTMLElement | undefined;
}

/** Starts everything that the page asks for, now and later. */
export function startCore({ load, fetchAhead, opener }: Handover): void {
  const { bus, version } = registry();
  const { mount, mountAll } = startPage({
    table,
    prefetch: (name) => fetchAhead(table[name]?.files),
    island: async (name) =>
      (await load<IslandFile>(name, table[name]?.files[0] ?? ''))[camelCase(name)] as Island,
    part: (name) => load(name, parts[name]),
  });
  if (opener) openFor(opener);
  mountAll();

  // The cookie modal can be opened, but has no place on the page.
  const islands = Object.keys(table).filter((name) => table[name]?.when);
  const mounts = Object.fromEntries(
    islands.map((name) => [camelCase(`mount-${name}`), mount.bind(null, name)]),
  );
  runCallQueue({
    ...mounts,
    version,
    mountAll,
    on: bus.on,
    track: (event: Events['track']) => bus.emit('track', event),
    open: (name: string, props?: object) => bus.emit('overlay:open', { name, props }),
  });
}

/** Opens what was asked for before the core was there; an opener of nothing is the link that it was. */
function openFor(opener: HTMLElement): void {
  const { ceOpen: name = '' } = opener.dataset;
  if (table[name]?.overlay) registry().bus.emit('overlay:open', { name, opener });
  else if (opener instanceof HTMLAnchorElement && opener.href) leaveTo(opener.href);
}

/** Contracts by their names in the code; a file may hold several. */
type IslandFile = Readonly<Record<string, Island>>;
