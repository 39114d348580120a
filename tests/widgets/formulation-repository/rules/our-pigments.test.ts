import { expect, it } from 'vitest';
import type { Ingredient } from '../../../../src/domain/formulation/formulation.ts';
import { ourPigments } from '../../../../widgets/formulation-repository/rules/our-pigments.ts';

const part = (title: string, share: number, id?: string): Ingredient => ({
  ...{ title, share, part: 'A', purpose: '' },
  ...(id && { product: { id, industries: ['coatings'], color: '#aa2222' } }),
});

it('gives each product of ours once, with all that is added of it', () => {
  const parts = [
    part('Water', 50),
    part('Red', 0.1, 'p-1'),
    part('White', 5, 'p-2'),
    part('Red', 0.2, 'p-1'),
  ];
  expect(ourPigments(parts).map(({ id, title, share }) => [id, title, share])).toEqual([
    ['p-1', 'Red', 0.3],
    ['p-2', 'White', 5],
  ]);
  expect(ourPigments([part('Water', 100)])).toEqual([]);
});
