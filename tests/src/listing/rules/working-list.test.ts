import { expect, test } from 'vitest';
import type { ProductHit, SheetDocument } from '../../../../src/domain/search/search-hit.ts';
import { changedSinceOf, withChangedSince, workingList } from '../../../../src/listing/rules/working-list.ts';
import { documentHit, product } from '../parts/items/fake-listing.ts';

const asset = (id: string, type: string, locale?: string): SheetDocument => ({
  ...{ id, type, locale, label: '', isRootVersion: false },
});
const hits: ProductHit[] = [
  product(1, {
    assets: [asset('a', 'tds', 'en'), asset('b', 'virtual_msds', 'de'), asset('c', 'reach', 'en-GB')],
  }),
  product(2, { assets: [asset('d', 'virtual_msds', 'Eng'), asset('e', 'rohs'), asset('f', 'coa', 'fr')] }),
  product(3),
];
const type = (code: string, documentCategory?: string) => ({
  ...{ code, title: code, documentCategory, availableInSearch: true, accessLevel: [] },
});
const types = [type('tds', 'technical'), type('reach', 'regulatory'), type('rohs', 'regulatory')];

test.each([
  [false, false, 'abcdef'],
  [true, false, 'acd'],
  [false, true, 'bcde'],
  [true, true, 'cd'],
])('English only: %s, regulatory: %s: %s', (isEnglishOnly, isRegulatory, expected) => {
  const list = workingList([...hits, documentHit(9)], { isEnglishOnly, isRegulatory }, types);
  expect(list.map(({ asset }) => asset.id).join('')).toBe(expected);
  expect(list.every(({ product, asset }) => product.assets?.includes(asset))).toBe(true);
});

test('knows safety data sheets without the catalogue of types', () => {
  const list = workingList(hits, { isEnglishOnly: false, isRegulatory: true }, []);
  expect(list.map(({ asset }) => asset.id)).toEqual(['b', 'd']);
});

test('asks for documents since a day, or for all, beside the other filters', () => {
  const query = { term: '', type: 'pigments' as const, filters: { c: ['red'] } };
  const changed = withChangedSince(query, '2026-08-17');
  expect(changed.filters).toEqual({ c: ['red'], min_doc_date: ['2026-08-17'] });
  expect([changedSinceOf(query), changedSinceOf(changed)]).toEqual([undefined, '2026-08-17']);
  expect(withChangedSince(changed, undefined)).toEqual(query);
});
