import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { loadImports } from '../../../scripts/build/load-imports.ts';
import { virtualModules } from '../../../scripts/build/virtual-modules.ts';

const modules = {
  'virtual:entry': `export const open = () => import('virtual:part');`,
  'virtual:part': `export const part = 'here';`,
};

test('a chunk imports another by the loader, by its path below the build', async () => {
  const build = await rollup({ input: 'virtual:entry', plugins: [virtualModules(modules), loadImports()] });
  const { output } = await build.generate({ format: 'es', chunkFileNames: 'part.js' });
  const body = output[0].code.replace('export { open }', 'return open');
  const loaded: string[] = [];
  const key = Symbol.for('ce-widgets');
  const page = { Symbol, [key]: { load: async (path: string) => loaded.push(path) } };
  await (new Function('globalThis', body)(page) as () => Promise<unknown>)();
  expect(loaded).toEqual(['./part.js']);
});
