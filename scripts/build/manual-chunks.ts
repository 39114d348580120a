import type { ManualChunksOption } from 'rollup';
import { GROUNDS } from './chunk-rules.ts';
import { type ModuleSource, readModuleGraph } from './module-graph.ts';
import { ROOT } from './paths.ts';
import { planGrounds } from './plan-grounds.ts';

/** Rollup's `manualChunks`, from the plan of {@link planGrounds}. */
export function manualChunks(entries: Readonly<Record<string, string>>): ManualChunksOption {
  let plan: Map<string, string> | undefined;
  return (id, source) => {
    plan ??= makePlan(entries, source as ModuleSource);
    return plan.get(id);
  };
}

function makePlan(entries: Readonly<Record<string, string>>, source: ModuleSource): Map<string, string> {
  const graph = readModuleGraph(source);
  const ids = Object.entries(entries).map(([name, id]) => [name, graph.has(id) ? id : `\0${id}`]);
  return planGrounds(graph, Object.fromEntries(ids), GROUNDS, ROOT);
}
