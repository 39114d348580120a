import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { slimReact } from '../../../scripts/build/slim-react.ts';

const REACT = createRequire(import.meta.url)
  .resolve('react/package.json')
  .replace('package.json', 'cjs/react.production.js');

/** Builds one module that imports React from elsewhere. */
async function build(code: string): Promise<void> {
  const files: Readonly<Record<string, string>> = { entry: code };
  const bundle = await rollup({
    input: 'entry',
    external: ['react', 'react-dom'],
    plugins: [
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      slimReact(),
    ],
  });
  await bundle.generate({ format: 'es' });
}

it('leaves out of React what no island uses, and keeps the rest as it is', async () => {
  const source = readFileSync(REACT, 'utf8');
  const bundle = await rollup({ input: REACT, treeshake: false, plugins: [slimReact()] });
  const { output } = await bundle.generate({ format: 'es' });
  const exported = (code: string) => [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  expect(exported(source)).toContain('Children');
  expect(exported(output[0].code)).not.toContain('Children');
  expect(exported(output[0].code)).toEqual(expect.arrayContaining(['useState', 'createElement', 'Suspense']));
});

it.each([
  ['by name', "import { useTransition } from 'react'; console.log(useTransition);"],
  ['from all of it', "import * as React from 'react'; console.log(React.useTransition);"],
  ['from its default', "import Everything from 'react'; console.log([Everything.useTransition()]);"],
])('fails where a module uses %s what is left out', async (_, code) => {
  await expect(build(code)).rejects.toThrow('"useTransition" is used');
});

it('lets modules use everything else, and names of their own', async () => {
  await build(
    "import * as React from 'react'; const own = { cache: 1 }; console.log(own.cache, React.useState);",
  );
});
