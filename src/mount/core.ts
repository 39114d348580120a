import { files, table } from 'virtual:island-table';
import type { Events } from '../events/events.ts';
import { camelCase } from '../lib/camel-case.ts';
import { leaveTo } from '../lib/leave-to.ts';
import type { BuiltFiles } from './built-files.ts';
import { runCallQueue } from './call-queue.ts';
import type { Island } from './island/contract.ts';
import type { LoadFile } from './load-file.ts';
import { openRegistry } from './open-registry.ts';
import { registry } from './registry.ts';
import { startPage } from './start-page.ts';

// The runtime of the script tag. It has no React: that comes with the first island.

/** What the loader hands over. */
export interface Handover {
  load: LoadFile;
  /** Fetches a file that will be needed, and what islands need in any case. */
  fetchAhead: (name: string) => void;
  /** The files that the loader knows of. The core adds those of its own. */
  files: BuiltFiles;
  /** What was clicked before the core was there. */
  opener?: HTMLElement | undefined;
}

/** Starts everything that the page asks for, now and later. */
export function startCore({ load, fetchAhead, files: known, opener }: Handover): void {
  Object.assign(known, files);
  const { bus, version } = openRegistry();
  const { mount, mountAll } = startPage({
    table,
    prefetch: (name) => fetchAhead(fileOf(name)),
    island: async (name) => (await load<IslandFile>(fileOf(name)))[camelCase(name)] as Island,
    part: load,
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

/** Returns the name of an island's file. */
function fileOf(name: string): string {
  return table[name]?.file ?? name;
}

/** Opens what was asked for before the core was there; an opener of nothing is the link that it was. */
function openFor(opener: HTMLElement): void {
  const { ceOpen: name = '' } = opener.dataset;
  if (table[name]?.overlay) registry().bus.emit('overlay:open', { name, opener });
  else if (opener instanceof HTMLAnchorElement && opener.href) leaveTo(opener.href);
}

/** Contracts by their names in the code; a file may hold several. */
type IslandFile = Readonly<Record<string, Island>>;
