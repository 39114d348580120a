import { describe, expect, it } from 'vitest';
import { queryPair, queryPairs } from '../../../../src/domain/search/query-pairs.ts';

describe('parameters of an address', () => {
  it('keep how they were written beside what they mean', () => {
    expect(queryPairs('?c=red&q=PR+122')).toEqual([
      { raw: 'c=red', name: 'c', values: ['red'], whole: 'red' },
      { raw: 'q=PR+122', name: 'q', values: ['PR 122'], whole: 'PR 122' },
    ]);
  });

  it('a comma separates only where it stands literally (decision B26)', () => {
    expect(queryPairs('?c=red,blue')[0]?.values).toEqual(['red', 'blue']);
    expect(queryPairs('?c=red%2Cblue')[0]?.values).toEqual(['red,blue']);
  });

  it.each(['?', '', '?&&', '?%', '?a=%ff%', '?=x', '?a=b=c', '?%E0%A4%A'])(
    'are written again as they were read from %s',
    (search) => {
      const again = queryPairs(search)
        .map(({ raw }) => raw)
        .join('&');
      expect(again).toBe(search.slice(1));
    },
  );

  it('are written as a form writes them', () => {
    expect(queryPair('c i', `a,b "c" 'd' & e+f%`)).toBe('c+i=a%2Cb+%22c%22+%27d%27+%26+e%2Bf%25');
  });
});
