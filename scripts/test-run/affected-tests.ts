import { posix } from 'node:path';
import { readImports } from '../import-rules/read-imports.ts';

const TEST = /^tests\/.*\.test\.tsx?$/;
const CONTRACT = /^widgets\/[\w-]+\/island\.ts$/;

/**
 * Lists the unit tests that changed, or that import something that changed, those nearest to a change first. What a
 * contract loads doesn't count: all tests of the demo's pages read the contracts, and none of them loads an island.
 *
 * @param changed paths in the repository
 * @param files the repository's TypeScript files by path
 */
export function affectedTests(changed: Iterable<string>, files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, code] of files) {
    for (const { source, use } of readImports(path, code)) {
      if (!source.startsWith('.') || use === 'type' || (use === 'lazy' && CONTRACT.test(path))) continue;
      const imported = posix.join(posix.dirname(path), source);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  const affected = new Set(changed);
  // A set is visited in the order of its additions, those made meanwhile included.
  for (const path of affected)
    for (const importer of importers.get(path)?.sort() ?? []) affected.add(importer);
  return [...affected].filter((path) => TEST.test(path) && files.has(path));
}
