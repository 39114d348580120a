import { expect, test } from 'vitest';
import { sortDocuments } from '../../../../../src/product/rules/documents/sort-documents.ts';
import { visibleDocuments } from '../../../../../src/product/rules/documents/visible-documents.ts';
import { asset, type } from '../../../domain/documents/documents.ts';

const types = [
  type('a', { title: 'Zinc report' }),
  type('z', { title: 'Acid test' }),
  type('y', { title: 'Acid test' }),
];
const sorted = (language: string, ...assets: ReturnType<typeof asset>[]) =>
  sortDocuments(visibleDocuments(assets, types, { user: null, industry: null }), language).map(
    (document) => document.asset.id,
  );

test('by the title of the type, not its code; types of the same title stay together (decision B81)', () => {
  const of = (id: string, code: string) => asset(id, { type: code });
  expect(sorted('en', of('1', 'a'), of('2', 'z'), of('3', 'y'), of('4', 'z'))).toEqual(['3', '2', '4', '1']);
});

test.each([
  ['en-GB', ['en', 'cs', 'de-AT', 'fr', 'none']],
  ['de', ['de-AT', 'cs', 'en', 'fr', 'none']],
  ['ja', ['cs', 'de-AT', 'en', 'fr', 'none']],
])('a reader of %s gets the own language first, then by language', (language, expected) => {
  const of = (locale: string) => asset(locale, { type: 'a', locale });
  expect(sorted(language, asset('none', { type: 'a' }), of('fr'), of('en'), of('de-AT'), of('cs'))).toEqual(
    expected,
  );
});

test('by title, then the newest version first', () => {
  const of = (id: string, label: string, version: string) => asset(id, { type: 'a', label, version });
  expect(sorted('en', of('1', 'B', '1'), of('2', 'A', '2'), of('3', 'A', '10'))).toEqual(['3', '2', '1']);
});
