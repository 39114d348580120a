import { CHUNK_FILES } from './chunk-files.ts';
import { ROOT } from './paths.ts';

/** Islands that every page of a portal has: one file for all of them. */
export const SHELL_ISLANDS: readonly string[] = ['main-navigation', 'user-menu', 'notices'];

/** The entry that an island's contract is exported by. */
export function entryOf(island: string): string {
  return SHELL_ISLANDS.includes(island) ? 'shell' : island;
}

/**
 * Which file a module travels in; `undefined` leaves it to Rollup. A widget's modules go with the widget, so
 * that an island is one request beyond what all share.
 *
 * @param root the repository's folder, with a slash at its end
 */
export function chunkOf(id: string, root: string = ROOT): string | undefined {
  // Rollup's plugins mark what they have made of a module by a leading NUL.
  const plain = id.replace('\0', '');
  const path = plain.startsWith(root) ? plain.slice(root.length) : plain;
  const [, widget] = /(?:^widgets\/|virtual:island\/)([\w-]+)(?:\/|$)/.exec(path) ?? [];
  return ENTRIES.find(({ fits }) => fits(path))?.chunk ?? (widget && entryOf(widget));
}

/** The entries, the longest first. */
const ENTRIES = Object.entries(CHUNK_FILES)
  .flatMap(([chunk, names]) => names.map((name) => ({ chunk, name, fits: fitting(name) })))
  .sort((one, other) => other.name.length - one.name.length);

function fitting(name: string): (path: string) => boolean {
  if (name.endsWith('/')) return (path) => path.startsWith(name);
  if (name.endsWith('*')) return (path) => path.startsWith(name.slice(0, -1));
  return (path) => path.startsWith(`${name}.`);
}

/** Files that an island fetches later; what both need travels with the island. */
const LATER: Readonly<Record<string, string>> = {
  account: 'shell',
  'notice-region': 'shell',
  'contact-dialog': 'contact-form',
  'saved-comparisons': 'profile',
};

/** Files that lie below the others, the lowest first: what one of them needs must not lie above it. */
const GROUND = ['react', 'controls', 'forms', 'choices'];

/**
 * Where a module travels that no entry names: with the only file that needs it, else in the lowest one that does,
 * else in a file for all such modules. Rollup would put it into the first island that it meets, and have the others
 * fetch that island.
 *
 * @param importersOf the modules that import a module statically
 */
export function chunkOfUnnamed(
  id: string,
  importersOf: (id: string) => readonly string[],
  root: string = ROOT,
): string | undefined {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (importer: string) => {
    if (seen.has(importer)) return;
    seen.add(importer);
    const chunk = chunkOf(importer, root);
    if (chunk) users.add(chunk);
    else importersOf(importer).forEach(visit);
  };
  importersOf(id).forEach(visit);
  if (users.size < 2) return [...users][0];
  for (const later of Object.keys(LATER)) {
    if (users.delete(later)) users.add(LATER[later] as string);
  }
  if (users.size < 2) return [...users][0];
  return GROUND.find((chunk) => users.has(chunk)) ?? 'shared';
}
