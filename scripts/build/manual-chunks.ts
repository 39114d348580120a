import type { ManualChunksOption } from 'rollup';
import { GROUNDS } from './chunk-rules.ts';
import { type ModuleSource, readModuleGraph } from './module-graph.ts';
import { ROOT } from './paths.ts';
import { planChunks } from './plan-chunks.ts';

/** Rollup's `manualChunks`, from the plan of {@link planChunks}. */
export function manualChunks(entries: Readonly<Record<string, string>>): ManualChunksOption {
  let plan: Map<string, string> | undefined;
  return (id, source) => {
    plan ??= makePlan(entries, source as ModuleSource);
    return plan.get(id);
  };
}

function makePlan(entries: Readonly<Record<string, string>>, source: ModuleSource): Map<string, string> {
  const graph = readModuleGraph(source);
  const later = new Set([...graph.values()].flatMap((module) => module.later));
  const taken = new Set<string>();
  const grounds = GROUNDS.map(({ name, for: paths }): [string, string[]] => {
    const ids = paths.flatMap((path) => {
      // A folder means its dynamically imported modules.
      const found = path.endsWith('/')
        ? [...later].filter((id) => id.startsWith(ROOT + path))
        : [ROOT + path];
      if (!found.some((id) => graph.has(id)))
        throw new Error(`chunk-rules.ts names ${path}, which no file needs.`);
      return found.filter((id) => !taken.has(id));
    });
    for (const id of ids) taken.add(id);
    return [name, ids];
  });
  const ids = Object.entries(entries).map(([name, id]) => [name, graph.has(id) ? id : `\0${id}`]);
  return planChunks(graph, Object.fromEntries(ids), Object.fromEntries(grounds));
}
