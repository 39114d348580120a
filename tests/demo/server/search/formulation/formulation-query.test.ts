import { describe, expect, it } from 'vitest';
import { readFormulationQuery } from '../../../../../demo/server/search/formulation/formulation-query.ts';

const read = (search: string) => readFormulationQuery(search, new Set(['water', 'p-0001']));

describe('readFormulationQuery', () => {
  it('reads term, order, list and filters; keys of others are passed over', () => {
    const query = '?q=base coat&sort=name&tab=mine&i=coatings,plastics&c=red&ingredient=p-0001&utm=x';
    const selected = { i: ['coatings', 'plastics'], c: ['red'], ingredient: ['p-0001'] };
    expect(read(query)).toEqual({ term: 'base coat', sort: 'name', isMine: true, selected, ignored: [] });
  });

  it('asks for all by relevance where nothing is said', () => {
    expect(read('')).toEqual({ term: '', sort: 'relevance', isMine: false, selected: {}, ignored: [] });
  });

  it('names values that nothing can have', () => {
    const { selected, ignored } = read('?i=coatings,nonsense&ingredient=gold&tab=yours');
    expect(selected).toEqual({ i: ['coatings'] });
    expect(ignored).toEqual([
      { key: 'i', value: 'nonsense' },
      { key: 'ingredient', value: 'gold' },
      { key: 'tab', value: 'yours' },
    ]);
  });

  it('refuses a term of over 200 characters', () => {
    expect(read(`?q=${'a'.repeat(200)}`).term).toHaveLength(200);
    expect(() => read(`?q=${'a'.repeat(201)}`)).toThrow('longer than 200 characters');
  });
});
