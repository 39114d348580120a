import { expect, it } from 'vitest';
import { competitorLabel } from '../../../../src/domain/competitor/competitor-product.ts';

it('names a competitor’s product by its maker and its name', () => {
  const product = { id: 'k-1', company: 'Norchroma', name: 'Red 9', lab: { L: 1, a: 2, b: 3 } };
  expect(competitorLabel(product)).toBe('Norchroma Red 9');
});
