import { files, table } from 'virtual:island-table';
import type { Events } from '../events/events.ts';
import { leaveTo } from '../lib/address/leave-to.ts';
import { camelCase } from '../lib/text/camel-case.ts';
import type { BuiltFiles } from './built-files.ts';
import { runCallQueue } from './call-queue.ts';
import type { Island } from './island/contract.ts';
import type { LoadFile } from './load-file.ts';
import { openRegistry } from './open-registry.ts';
import { registry } from './registry.ts';
import { startPage } from './start-page.ts';
import { takePayload } from './watch-payload.ts';

// Runtime of the script tag, without React, which is loaded with the first island.

/** What the loader passes to the core. */
export interface Handover {
  load: LoadFile;
  /** Prefetches an island's file, with the files that all islands need. */
  fetchAhead: (name: string) => void;
  /** The loader's known files. The core adds its own. */
  files: BuiltFiles;
  /** Element clicked before the core was loaded. */
  opener?: HTMLElement | undefined;
}

/** Starts everything that the page contains, and what is added later. */
export function startCore({ load, fetchAhead, files: known, opener }: Handover): void {
  Object.assign(known, files);
  const shared = openRegistry();
  const { bus, version } = shared;
  const { mount, mountAll } = startPage({
    table,
    prefetch: (name) => fetchAhead(fileOf(name)),
    island: async (name) => (await load<IslandFile>(fileOf(name)))[camelCase(name)] as Island,
    chunk: load,
  });
  if (opener) openFor(opener);
  mountAll();

  // The cookie modal can be opened, but has no marked element.
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
    updatePayload: (payload: object) => takePayload(shared, JSON.stringify(payload)),
    open: (name: string, props?: object) => bus.emit('overlay:open', { name, props }),
  });
}

/** Returns the name of an island's file. */
function fileOf(name: string): string {
  return table[name]?.file ?? name;
}

/** Opens the overlay requested before the core was loaded. An opener without an overlay stays a plain link. */
function openFor(opener: HTMLElement): void {
  const { ceOpen: name = '' } = opener.dataset;
  if (table[name]?.overlay) registry().bus.emit('overlay:open', { name, opener });
  else if (opener instanceof HTMLAnchorElement && opener.href) leaveTo(opener.href);
}

/** Contracts by export name; a file may hold several. */
type IslandFile = Readonly<Record<string, Island>>;
