/** What a module of the build imports, by the modules' ids. */
export interface Module {
  /** At once. */
  imports: readonly string[];
  /** By `import()`. */
  later: readonly string[];
}

export type ModuleGraph = ReadonlyMap<string, Module>;

/** What a bundler tells of its modules. */
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
 * Reads the graph of all modules that end up in a file. The component that an island's contract loads counts as
 * imported at once: it travels in the contract's file, so that an island is one request.
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

/** The modules that some need to run, themselves included. */
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
