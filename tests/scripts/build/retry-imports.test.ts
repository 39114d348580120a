import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { retryImports } from '../../../scripts/build/retry-imports.ts';
import { virtualModules } from '../../../scripts/build/virtual-modules.ts';

/** The code of a chunk that imports another one, as the body of a function of `load`, which stands for `import`. */
async function builtBody(): Promise<string> {
  const modules = {
    'virtual:entry': `export const open = () => import('virtual:part');`,
    'virtual:part': `export const part = 'here';`,
  };
  const build = await rollup({ input: 'virtual:entry', plugins: [virtualModules(modules), retryImports()] });
  const { output } = await build.generate({ format: 'es', chunkFileNames: 'part.js' });
  return output[0].code.replaceAll(/\bimport\(/g, 'load(').replace('export { open }', 'return open');
}

const run = async (load: (address: string) => Promise<unknown>) =>
  (new Function('load', await builtBody())(load) as () => Promise<unknown>)();

test('what arrives is fetched once', async () => {
  const asked: string[] = [];
  await run(async (address) => asked.push(address));
  expect(asked).toEqual(['./part.js']);
});

test('what does not arrive is asked for once more, by another address', async () => {
  const asked: string[] = [];
  const answer = run(async (address) => {
    asked.push(address);
    if (asked.length === 1) throw new TypeError('not found');
    return 'here';
  });
  await expect(answer).resolves.toBe('here');
  expect(asked[1]).toMatch(/^\.\/part\.js\?\d+$/);
});

test('the second failure is told', async () => {
  await expect(run(() => Promise.reject(new TypeError('not found')))).rejects.toThrow('not found');
});
