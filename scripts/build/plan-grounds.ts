import type { Ground } from './chunk-rules.ts';
import type { ModuleGraph } from './module-graph.ts';
import { planChunks } from './plan-chunks.ts';

/**
 * Plans the files of all modules by the rules of `chunk-rules.ts`.
 *
 * @param root the folder to which the rules' paths are relative
 * @throws Error where a rule names a path that no file needs, or one without which every module would travel as it does
 */
export function planGrounds(
  graph: ModuleGraph,
  entries: Readonly<Record<string, string>>,
  grounds: readonly Ground[],
  root: string,
): Map<string, string> {
  const planOf = (some: readonly Ground[]) => planChunks(graph, entries, modulesOf(graph, some, root));
  const plan = planOf(grounds);
  for (const ground of grounds) {
    if (ground.for.length === 1) continue;
    for (const path of ground.for) {
      const others = { ...ground, for: ground.for.filter((each) => each !== path) };
      const other = planOf(grounds.map((each) => (each === ground ? others : each)));
      if (isSamePlan(plan, other))
        throw new Error(`chunk-rules.ts names ${path} without effect: delete it from ${ground.name}.`);
    }
  }
  return plan;
}

/** Maps each ground to its modules. A module that two grounds name belongs to the first. */
function modulesOf(graph: ModuleGraph, grounds: readonly Ground[], root: string): Record<string, string[]> {
  const later = new Set([...graph.values()].flatMap((module) => module.later));
  const taken = new Set<string>();
  return Object.fromEntries(
    grounds.map(({ name, for: paths }) => {
      const ids = paths.flatMap((path) => {
        // A folder means its dynamically imported modules.
        const found = path.endsWith('/')
          ? [...later].filter((id) => id.startsWith(root + path))
          : [root + path];
        if (!found.some((id) => graph.has(id)))
          throw new Error(`chunk-rules.ts names ${path}, which no file needs.`);
        return found.filter((id) => !taken.has(id));
      });
      for (const id of ids) taken.add(id);
      return [name, ids];
    }),
  );
}

function isSamePlan(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([id, chunk]) => other.get(id) === chunk);
}
