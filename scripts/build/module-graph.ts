/** Imports of each module, by module id. */
export interface Module {
  /** Static imports. */
  imports: readonly string[];
  /** Dynamic imports. */
  later: readonly string[];
}

export type ModuleGraph = ReadonlyMap<string, Module>;

/** The bundler's module information. */
export interface ModuleSource {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    isIncluded: boolean | null;
    isEntry: boolean;
  } | null;
}

const CONTRACT = /\/widgets\/[\w-]+\/island\.ts$/;

/**
 * Reads the graph of all bundled modules. The component that an island's contract loads counts as a static import: it
 * shares the contract's file, so that an island is one request.
 */
export function readModuleGraph({ getModuleIds, getModuleInfo }: ModuleSource): ModuleGraph {
  const graph = new Map<string, Module>();
  for (const id of getModuleIds()) {
    const info = getModuleInfo(id);
    if (!info?.isIncluded && !info?.isEntry) continue;
    const { importedIds, dynamicallyImportedIds } = info;
    graph.set(
      id,
      CONTRACT.test(id)
        ? { imports: [...importedIds, ...dynamicallyImportedIds], later: [] }
        : { imports: importedIds, later: dynamicallyImportedIds },
    );
  }
  return graph;
}

/** Returns the modules and all their static imports. */
export function reach(graph: ModuleGraph, from: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    const module = graph.get(id);
    if (!module || reached.has(id)) return;
    reached.add(id);
    module.imports.forEach(visit);
  };
  for (const id of from) visit(id);
  return reached;
}
