import { expect, it } from 'vitest';
import { type ModuleSource, reach, readModuleGraph } from '../../../scripts/build/module-graph.ts';

const info = (importedIds: string[], dynamicallyImportedIds: string[] = [], isIncluded = true) => ({
  importedIds,
  dynamicallyImportedIds,
  isIncluded,
  isEntry: false,
});
const modules: Readonly<Record<string, ReturnType<typeof info>>> = {
  '/widgets/login/island.ts': info(['/src/contract.ts'], ['/widgets/login/Login.tsx']),
  '/widgets/login/Login.tsx': info(['/src/Button.tsx'], ['/src/user.ts']),
  '/src/contract.ts': info([]),
  '/src/Button.tsx': info(['/src/Login.css']),
  '/src/user.ts': info([]),
  '/src/types.ts': info([], [], false),
};
const source: ModuleSource = {
  getModuleIds: () => Object.keys(modules),
  getModuleInfo: (id) => modules[id] ?? null,
};

it('counts what a contract loads to the contract, and leaves out what is in no file', () => {
  const graph = readModuleGraph(source);
  expect(graph.get('/widgets/login/island.ts')).toEqual({
    imports: ['/src/contract.ts', '/widgets/login/Login.tsx'],
    later: [],
  });
  expect(graph.get('/widgets/login/Login.tsx')?.later).toEqual(['/src/user.ts']);
  expect(graph.has('/src/types.ts')).toBe(false);
});

it('finds what a module needs to run', () => {
  expect([...reach(readModuleGraph(source), ['/widgets/login/island.ts'])]).toEqual([
    '/widgets/login/island.ts',
    '/src/contract.ts',
    '/widgets/login/Login.tsx',
    '/src/Button.tsx',
  ]);
});
