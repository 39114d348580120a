import { basename } from 'node:path';
import { SHARED } from './chunk-rules.ts';
import { type ModuleGraph, reach } from './module-graph.ts';

/** Code that is fetched on its own: an island or a dynamically imported part. */
interface Start {
  name: string;
  id: string;
  isLater: boolean;
  /** The ground that contains it, if it is a dynamically imported part. */
  ground?: string | undefined;
  /** Its modules and all their static imports. */
  reached: Set<string>;
}

/**
 * Assigns each module to a file, derived from the import graph. A start is an island or a dynamically imported part.
 *
 * 1. Modules of React's entry, and modules that the shell shares with anything: React's file, since every page has both.
 *    If only starts of a ground named `shell` share them: the shell's file.
 * 2. Modules of a single start: the start's file. A dynamically imported part doesn't need what all of its importers
 *    have loaded. If the part is in a ground, so are its modules, since others fetch that ground.
 * 3. Modules listed for a ground: that ground.
 * 4. Modules of several starts: a ground that all of them fetch anyway (or all islands among them, if those are the
 *    majority). Of several such grounds, one that imports the module, and the one with the fewest starts. If there is
 *    none, the ground {@link SHARED}.
 *
 * @param entries the entry modules by file name, among them `react` and `shell`
 * @param grounds the listed modules of each ground
 */
export function planChunks(
  graph: ModuleGraph,
  entries: Readonly<Record<string, string>>,
  grounds: Readonly<Record<string, readonly string[]>>,
): Map<string, string> {
  const starts = findStarts(graph, entries, grounds);
  const { react, shell } = Object.fromEntries(starts.map((start) => [start.name, start.reached]));
  const users = usersOf(graph, starts);
  const groundList = Object.entries(grounds).map(([name, ids]) => ({
    name,
    ids,
    reached: reach(graph, ids),
    starts: new Set(starts.filter(({ reached }) => ids.some((id) => reached.has(id)))),
  }));

  const ofShell = groundList.find(({ name }) => name === 'shell');
  const groundFor = (id: string) => groundList.find(({ ids }) => ids.includes(id))?.name;
  /** Returns the ground for a module that all of these starts fetch. */
  const groundOf = (id: string, some: readonly Start[]) =>
    groundList
      .filter((ground) => ground !== ofShell && some.every((start) => ground.starts.has(start)))
      .sort(
        (one, other) =>
          Number(other.reached.has(id)) - Number(one.reached.has(id)) || one.starts.size - other.starts.size,
      )[0]?.name;

  const chunkOf = (id: string): string | undefined => {
    const own = users.get(id) ?? [];
    if (react?.has(id)) return 'react';
    if (own.length > 1 && shell?.has(id))
      return own.every((start) => ofShell?.starts.has(start)) ? 'shell' : 'react';
    if (own.length > 1 && groundFor(id)) return groundFor(id);
    const inGrounds = own.filter(({ ground }) => ground);
    const outside = own.filter(({ ground }) => !ground);
    if (outside.length > 1) {
      // Better one late part fetches a whole ground than all islands fetch the module.
      const islands = outside.filter((start) => !start.isLater);
      const most = islands.length > outside.length / 2 ? islands : outside;
      return groundOf(id, [...most, ...inGrounds]) ?? groundOf(id, most) ?? SHARED;
    }
    const [first, ...others] = inGrounds;
    if (!first) return outside[0]?.name;
    return others.every(({ ground }) => ground === first.ground)
      ? first.ground
      : (groundOf(id, inGrounds) ?? SHARED);
  };
  return new Map(
    [...graph.keys()].flatMap((id) => {
      const chunk = chunkOf(id);
      return chunk ? [[id, chunk]] : [];
    }),
  );
}

function findStarts(
  graph: ModuleGraph,
  entries: Readonly<Record<string, string>>,
  grounds: Readonly<Record<string, readonly string[]>>,
): Start[] {
  const starts: Start[] = Object.entries(entries).map(([name, id]) => ({
    name,
    id,
    isLater: false,
    reached: reach(graph, [id]),
  }));
  for (const id of new Set([...graph.values()].flatMap(({ later }) => later))) {
    if (!graph.has(id) || Object.values(entries).includes(id)) continue;
    const name = kebabCase(basename(id).replace(/\.\w+$/, ''));
    const ground = Object.keys(grounds).find((each) => grounds[each]?.includes(id));
    if (starts.some((start) => start.name === name) || (!ground && name in grounds))
      throw new Error(`Two files would be called ${name}: ${id}`);
    starts.push({ name, id, isLater: true, ground, reached: reach(graph, [id]) });
  }
  return starts;
}

/** Maps each module to the starts that have to load it, because nothing before them does. */
function usersOf(graph: ModuleGraph, starts: readonly Start[]): Map<string, Start[]> {
  const importers = importersOf(graph, starts);
  const users = new Map<string, Start[]>();
  for (const start of starts) {
    const present = start.ground ? new Set<string>() : broughtBefore(importers, start);
    for (const id of start.reached) if (!present.has(id)) users.set(id, [...(users.get(id) ?? []), start]);
  }
  return users;
}

/** Maps each dynamically imported module to the starts that import it. */
function importersOf(graph: ModuleGraph, starts: readonly Start[]): Map<string, Set<Start>> {
  const importers = new Map<string, Set<Start>>();
  for (const start of starts) {
    for (const id of start.reached) {
      for (const later of graph.get(id)?.later ?? [])
        importers.set(later, (importers.get(later) ?? new Set()).add(start));
    }
  }
  return importers;
}

/** Returns the modules that are loaded before a dynamically imported part, whichever module imports it. */
function broughtBefore(
  importers: ReadonlyMap<string, ReadonlySet<Start>>,
  target: Start,
  path: readonly Start[] = [],
): Set<string> {
  const [first, ...others] = [...(importers.get(target.id) ?? [])]
    .filter((start) => start !== target && !path.includes(start))
    .map((start) => new Set([...start.reached, ...broughtBefore(importers, start, [...path, target])]));
  return new Set([...(first ?? [])].filter((id) => others.every((brought) => brought.has(id))));
}

function kebabCase(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
