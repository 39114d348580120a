import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TAB_CHANNEL } from '../../src/events/tab-channel.ts';
import { fileName } from '../../src/mount/file-name.ts';

const guide = readFileSync('docs/guide/host-and-update.md', 'utf8');

test('the guide names all that versions share in the browser', () => {
  const code = globSync('{src,widgets}/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  const KEYS = /(?:\b(?:KEY|NAME|\w+_COOKIE) = |setSessionItem\()'(ce-[\w-]+)'/g;
  const keys = code.flatMap((text) => [...text.matchAll(KEYS)].map(([, key = '']) => key));
  expect(keys.length).toBeGreaterThan(12);
  expect([...keys, TAB_CHANNEL].filter((key) => !guide.includes(`\`${key}\``))).toEqual([]);
});

test('the servers of the guide keep the files for ever whose names have a hash, and no others', () => {
  const patterns = [...guide.matchAll(/"~?(-\[A-Za-z0-9\]\S+)"/g)].map(
    ([, source = '']) => new RegExp(source),
  );
  const hashed = fileName('core', 'ab+/cdEFGH0123456789=');
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns) {
    for (const file of [hashed, `${hashed}.map`]) expect(file).toMatch(pattern);
    for (const file of ['ce-widgets.js', 'ce-widgets.js.map', 'manifest.json', 'tags.json', 'importmap.json'])
      expect(file).not.toMatch(pattern);
  }
});
