import { expect, it } from 'vitest';
import type { SearchHit } from '../../../../src/domain/search/search-hit.ts';
import { growHits } from '../../../../src/listing/rules/grow-hits.ts';

const hit = (id: string) => ({ id }) as SearchHit;

it('adds each further hit once, even if it came twice', () => {
  const grown = growHits([hit('a'), hit('b')], [hit('b'), hit('c'), hit('c')]);
  expect(grown.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
