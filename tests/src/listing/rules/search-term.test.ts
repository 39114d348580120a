import { expect, it } from 'vitest';
import { searchTerm } from '../../../../src/listing/rules/search-term.ts';

it.each([
  ['  PR 122 ', 'PR 122'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}🎨`, 'x'.repeat(199)],
  [`${'x'.repeat(198)}🎨🎨`, `${'x'.repeat(198)}🎨`],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
])('a term is trimmed and cut at 200 characters', (text, term) => {
  expect(searchTerm(text)).toBe(term);
});
