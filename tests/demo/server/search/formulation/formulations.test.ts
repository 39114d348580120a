import { expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { createFormulations } from '../../../../../demo/server/search/formulation/formulations.ts';
import { seededContext, viewers } from '../../service.ts';

const formulations = createFormulations(seededContext().database);

it('reads all formulations once for the searches of its life', () => {
  const index = formulations.index(viewers.internal);
  expect(index?.formulations.length).toBeGreaterThan(100);
  expect(formulations.index(viewers.internal)).toBe(index);
  expect(formulations.index(viewers.visitor)).toBeUndefined();
});

it('gives those with a product to who may see them, for its industry or for all', () => {
  const [first] = formulations.index(viewers.validated)?.formulations ?? [];
  const productId = first?.values.ingredient.find((key) => key.startsWith('p-')) ?? '';
  const ids = (industry?: 'coatings' | 'cosmetics', viewer: Viewer = viewers.validated) =>
    formulations.byProduct(productId, industry, viewer).map(({ id }) => id);
  expect(ids()).toContain(first?.formulation.id);
  expect(ids(first?.formulation.industry as 'coatings')).toContain(first?.formulation.id);
  expect(ids(undefined, viewers.visitor)).toEqual([]);
  expect(ids(undefined, viewers.withoutRoles)).toEqual([]);
});
