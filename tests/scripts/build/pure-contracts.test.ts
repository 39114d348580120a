import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { ownModules } from '../../../scripts/build/own-modules.ts';
import { pureContracts } from '../../../scripts/build/pure-contracts.ts';

/** Paths of the modules that a page can load which imports one name from the npm package. */
async function modulesWith(name: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from './widgets/index.ts'`, resolveDir: '.' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    packages: 'external',
    plugins: [ownModules, pureContracts],
  });
  // esbuild also writes the files of dynamic imports that it has dropped.
  const files = reachableFrom('out/stdin.js', metafile);
  return [...files].flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
}

function reachableFrom(entry: string, { outputs }: Metafile): Set<string> {
  const files = new Set([entry]);
  for (const file of files) {
    for (const { path, external } of outputs[file]?.imports ?? []) if (!external) files.add(path);
  }
  return files;
}

test('a bundle with one island can load no other', async () => {
  const modules = await modulesWith('mountHitNavigation');
  expect(modules).toContain('widgets/hit-navigation/HitNavigation.tsx');
  const islands = modules.filter((path) => /^widgets\/[^/]+\/[A-Z]\w+\.tsx$/.test(path));
  expect(islands.filter((path) => !path.startsWith('widgets/hit-navigation/'))).toEqual([]);
});
