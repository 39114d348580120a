import { basename } from 'node:path';
import { type ModuleGraph, reach } from './module-graph.ts';

/** What is fetched on its own: an island, or a part that is imported later. */
interface Start {
  name: string;
  id: string;
  isLater: boolean;
  /** The ground that a part which is imported later travels in. */
  ground?: string | undefined;
  /** The modules that it needs to run. */
  reached: Set<string>;
}

/**
 * Which file each module travels in, from who imports whom. A start is what is fetched on its own: an island, or a part
 * that is imported later.
 *
 * 1. What React's entry reaches, and what the shell shares with anything: with React, since every page has both.
 * 2. What one start reaches: with the start. A part that is imported later needs nothing that all of its importers
 *    brought; if it travels in a ground, what it needs does too, since others fetch that ground.
 * 3. What a ground is made for: in that ground.
 * 4. What several starts reach: in a ground that all of them fetch anyway (that all islands do, where those are the
 *    most), and of such grounds in the one that the fewest starts fetch; else with React.
 *
 * @param entries the entry modules by the names of their files; `react` and `shell` are two of them
 * @param grounds the modules that each ground is made for
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
    starts: new Set(starts.filter(({ reached }) => ids.some((id) => reached.has(id)))),
  }));

  const groundFor = (id: string) => groundList.find(({ ids }) => ids.includes(id))?.name;
  /** The smallest of the grounds that all of these fetch. */
  const groundOf = (some: readonly Start[]) =>
    groundList
      .filter((ground) => some.every((start) => ground.starts.has(start)))
      .sort((one, other) => one.starts.size - other.starts.size)[0]?.name;

  const chunkOf = (id: string): string | undefined => {
    const own = users.get(id) ?? [];
    if (react?.has(id) || (own.length > 1 && shell?.has(id))) return 'react';
    if (own.length > 1 && groundFor(id)) return groundFor(id);
    const inGrounds = own.filter(({ ground }) => ground);
    const outside = own.filter(({ ground }) => !ground);
    if (outside.length > 1) {
      // One part that comes late takes a ground along, rather than all islands the module.
      const islands = outside.filter((start) => !start.isLater);
      const most = islands.length > outside.length / 2 ? islands : outside;
      return groundOf([...most, ...inGrounds]) ?? groundOf(most) ?? 'react';
    }
    const [first, ...others] = inGrounds;
    if (!first) return outside[0]?.name;
    return others.every(({ ground }) => ground === first.ground)
      ? first.ground
      : (groundOf(inGrounds) ?? 'react');
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

/** The starts that need a module and don't find it there already. */
function usersOf(graph: ModuleGraph, starts: readonly Start[]): Map<string, Start[]> {
  const users = new Map<string, Start[]>();
  for (const start of starts) {
    const present = start.ground ? new Set<string>() : broughtBefore(graph, starts, start);
    for (const id of start.reached) if (!present.has(id)) users.set(id, [...(users.get(id) ?? []), start]);
  }
  return users;
}

/** What is there by the time a part is imported later, whoever imports it. */
function broughtBefore(
  graph: ModuleGraph,
  starts: readonly Start[],
  part: Start,
  path: readonly Start[] = [],
): Set<string> {
  const importers = starts.filter(
    (start) =>
      start !== part &&
      !path.includes(start) &&
      [...start.reached].some((id) => graph.get(id)?.later.includes(part.id)),
  );
  const [first, ...others] = importers.map(
    (start) => new Set([...start.reached, ...broughtBefore(graph, starts, start, [...path, part])]),
  );
  return new Set([...(first ?? [])].filter((id) => others.every((brought) => brought.has(id))));
}

function kebabCase(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}
