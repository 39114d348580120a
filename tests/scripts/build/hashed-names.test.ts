import { type OutputChunk, rollup } from 'rollup';
import { expect, it } from 'vitest';
import { hashedNames, hashOf, UNHASHED_NAMES } from '../../../scripts/build/hashed-names.ts';
import { virtualModules } from '../../../scripts/build/virtual-modules.ts';
import { fileName } from '../../../src/mount/file-name.ts';

/** Builds modules into files of their own, by their names. */
async function build(modules: Record<string, string>): Promise<Record<string, OutputChunk>> {
  const names = Object.keys(modules);
  const input = names.filter((name) => name.startsWith('island'));
  const bundle = await rollup({
    input: Object.fromEntries(input.map((name) => [name, `virtual:${name}`])),
    plugins: [
      virtualModules(Object.fromEntries(names.map((name) => [`virtual:${name}`, modules[name] ?? '']))),
      hashedNames(),
    ],
    onwarn() {},
  });
  const { output } = await bundle.generate({
    format: 'es',
    compact: true,
    sourcemap: 'hidden',
    entryFileNames: UNHASHED_NAMES,
    chunkFileNames: UNHASHED_NAMES,
    manualChunks: (id) => id.split(':')[1],
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName: file } of chunks)
    expect(output.some((other) => other.fileName === `${file}.map`)).toBe(true);
  return Object.fromEntries(chunks.map((chunk) => [chunk.name, chunk]));
}

const modules = {
  'island-a': `import { text } from 'virtual:words'; export const a = () => [text, import('virtual:later')];`,
  'island-b': `import 'virtual:words'; export const b = 1;`,
  words: `globalThis.words = true; export const text = 'words';`,
  later: `import { a } from 'virtual:island-a'; export const later = a;`,
};

it('names each file by its hash, and by these names in those that import it', async () => {
  const { 'island-a': a, 'island-b': b, words, later } = await build(modules);
  for (const chunk of [a, b, words, later] as OutputChunk[])
    expect(chunk.fileName).toBe(fileName(chunk.name, hashOf(chunk)));
  expect(a?.imports).toEqual([words?.fileName]);
  expect(a?.code).toContain(`from'./${words?.fileName}'`);
  expect(b?.code).toContain(`import'./${words?.fileName}'`);
});

it('keeps the name of a file that only imports a changed one when it is needed', async () => {
  const before = await build(modules);
  const after = await build({ ...modules, later: `${modules.later} export const more = 1;` });
  expect(after.later?.fileName).not.toBe(before.later?.fileName);
  expect(after['island-a']?.fileName).toBe(before['island-a']?.fileName);
  expect(after['island-a']?.code).toContain("import('./later-00000000.js')");
  expect(after['island-a']?.dynamicImports).toEqual([after.later?.fileName]);
});

it('refuses files that import each other', async () => {
  const circle = {
    'island-a': `import { b } from 'virtual:island-b'; export const a = () => b;`,
    'island-b': `import { a } from 'virtual:island-a'; export const b = () => a;`,
  };
  await expect(build(circle)).rejects.toThrow(/Files import each other: (island-[ab]-0{8}\.js( > )?){3}/);
});
