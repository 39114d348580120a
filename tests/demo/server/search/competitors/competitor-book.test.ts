import { describe, expect, it } from 'vitest';
import type { CompetitorProduct } from '../../../../../demo/data/competitors/competitor-products.ts';
import { competitorBook } from '../../../../../demo/server/search/competitors/competitor-book.ts';

const product = (id: string, company: string, name: string, colorIndex: string): CompetitorProduct => ({
  ...{ id, company, name, colorIndex },
  industries: id === 'k-2' ? ['plastics'] : ['coatings', 'plastics'],
  medium: 'alkyd',
  lab: { L: 40, a: 50, b: 30 },
  color: '#aa2222',
});
const book = competitorBook([
  product('k-1', 'Lakeside Color', 'Red 9728', 'C.I. Pigment Red 254'),
  product('k-2', 'Norchroma', 'Skarvent Blue 153-K', 'C.I. Pigment Blue 15:3'),
  product('k-3', 'Hanse Farben', 'Kontoral Black A 7G', 'C.I. Pigment Black 7'),
]);
const found = (term: string, industries: string[] = []) =>
  book.matching(term, industries).map(({ id }) => id);

describe('competitorBook', () => {
  it.each([
    ['lakeside', ['k-1']],
    ['RED 9728', ['k-1']],
    ['color red', ['k-1']],
    ['pr254', ['k-1']],
    ['PR 254', ['k-1']],
    ['C.I. Pigment Red 254', ['k-1']],
    ['pb15:3', ['k-2']],
    ['PBk7', ['k-3']],
    ['skarv', ['k-2']],
    ['red blue', []],
    ['zzz', []],
  ])('finds competitors’ products by their words: %s', (term, ids) => {
    expect(found(term)).toEqual(ids);
  });

  it('gives all without a term, by name', () => expect(found('')).toEqual(['k-3', 'k-1', 'k-2']));

  it('puts whole words before beginnings', () => {
    const both = competitorBook([
      product('k-1', 'A', 'Red 25', 'C.I. Pigment Red 254'),
      product('k-2', 'A', 'Red 254', 'C.I. Pigment Red 3'),
      product('k-3', 'A', 'Red 9', 'C.I. Pigment Red 25'),
    ]);
    expect(both.matching('25', []).map(({ id }) => id)).toEqual(['k-3', 'k-1', 'k-2']);
  });

  it('finds products of the chosen industries alone', () => {
    expect(found('', ['coatings'])).toEqual(['k-3', 'k-1']);
    expect(found('', ['coatings', 'plastics'])).toHaveLength(3);
  });

  it('knows products by their id', () => {
    expect(book.byId('k-2')?.name).toBe('Skarvent Blue 153-K');
    expect(book.byId('k-9')).toBeUndefined();
  });
});
