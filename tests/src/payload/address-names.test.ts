import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkNames } from '../../../src/payload/address-names.ts';

/** Source files that may read `payload.links`. */
const source = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('examples.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

/** Names read by `links.name`, `links?.name` or by taking `payload.links` apart. */
const read = source.flatMap((text) => {
  if (!/payload|\blinks\??\.\w+DataProtectionPage/.test(text)) return [];
  const dotted = [...text.matchAll(/\blinks\??\.(?!ts\b)([a-z]\w*)/g)].map(([, name]) => name);
  const patterns = [
    ...text.matchAll(/const \{([^{}]*)\} =\s+(?:links\b|useShared\([^;]*?payload\.links\))/g),
    ...text.matchAll(/\blinks: \{([^{}]*)\}/g),
  ].flatMap(([, list = '']) => list.split(',').map((part) => part.trim().split(/[ :=]/)[0]));
  return [...dotted, ...patterns];
});

test('every link that the code reads has its description, and every described one is read', () => {
  expect([...new Set(read)].sort()).toEqual(Object.keys(linkNames).sort());
});
