import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the command brings no code for browsers along, which Node 20 could not run', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['server/cli/check-services/command.ts'],
    ...{ bundle: true, write: false, metafile: true },
    ...{ format: 'esm', platform: 'node', packages: 'external' },
  });
  const [output] = Object.values(metafile.outputs);
  const packages = output?.imports.map(({ path }) => path.replace('node:', ''));
  expect([...new Set(packages)].sort()).toEqual(['crypto', 'util', 'valibot']);
  expect(outputFiles[0]?.text).not.toMatch(/\b(location|navigator|document)\./);
});
