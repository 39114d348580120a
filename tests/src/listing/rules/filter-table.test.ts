import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FILTER_KEYS, FILTERS } from '../../../../src/listing/rules/filter-table.ts';
import { listingFilterTexts } from '../../../../src/listing/texts/filters.ts';

it('has each key of the specification once (spec P§3)', () => {
  const lines = readFileSync('docs/specification.md', 'utf8').split('\n');
  const start = lines.findIndex((line) => /^\| Filter +\| Key/.test(line));
  const rows = lines.slice(start + 2, lines.indexOf('', start));
  const keys = rows.flatMap((line) => [...line.matchAll(/\| `(\w+)`/g)].map(([, key]) => key));
  expect(keys).toHaveLength(50);
  expect(FILTERS.map(({ key }) => key).sort()).toEqual(keys.sort());
});

it('has a title for each filter that is chosen', () => {
  for (const key of FILTER_KEYS) expect(listingFilterTexts).toHaveProperty([`filter.${key}`]);
  expect(FILTER_KEYS).toHaveLength(47);
});
