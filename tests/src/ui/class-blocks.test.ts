import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The part of the source that a file belongs to: `src/ui/action`, `src/product/parts/header`, `widgets/login`. */
const partOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('widgets/') ? 2 : file.startsWith('src/product/') ? 4 : 3)
    .join('/');

it('styles each block of class names in one part of the source, since parts share a root', () => {
  const parts = new Map<string, Set<string>>();
  for (const file of globSync(['src/**/*.css', 'widgets/**/*.css']))
    for (const [, block = ''] of readFileSync(file, 'utf8').matchAll(/^\s*\.(ce-[\w-]+)(?=\s*[,{])/gm))
      parts.set(block, (parts.get(block) ?? new Set()).add(partOf(file)));
  expect(parts.size).toBeGreaterThan(300);
  const shared = [...parts].filter(([, found]) => found.size > 1);
  expect(shared.map(([block, found]) => `${block}: ${[...found].join(', ')}`)).toEqual([]);
});
