import { expect, it } from 'vitest';
import { servedQuery } from '../../../../src/product/state/served-query.ts';

it('names what an answer is for', () => {
  expect(servedQuery('p-0147', 'coatings')).toBe('id=p-0147&i=coatings');
  expect(servedQuery('p-0147', null)).toBe('id=p-0147');
});
