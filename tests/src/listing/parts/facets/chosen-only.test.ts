import { expect, test } from 'vitest';
import { chosenIds, reducedTo } from '../../../../../src/listing/parts/facets/chosen-only.ts';
import type { Facet, FacetValue } from '../../../../../src/listing/rules/facet.ts';

const value = (key: string, more: Partial<FacetValue> = {}): FacetValue => ({
  key,
  title: key,
  count: 0,
  isChosen: false,
  ...more,
});

const facet = (key: string, values: FacetValue[], below?: string): Facet => ({
  key,
  title: key,
  control: 'options',
  group: key,
  below,
  values,
  shortlist: new Set(),
});

const keysOf = (facets: readonly Facet[]) => facets.map(({ values }) => values.map(({ key }) => key));

test('without a selection nothing is left out', () => {
  expect(chosenIds([facet('c', [value('red'), value('blue')])])).toBeUndefined();
});

test('only what is selected is left, and stays when it is deselected', () => {
  const facets = [facet('c', [value('red', { isChosen: true }), value('blue')])];
  const ids = chosenIds(facets) ?? new Set<string>();
  expect(keysOf(reducedTo(ids, facets))).toEqual([['red']]);
  const deselected = [facet('c', [value('red'), value('blue')])];
  expect(keysOf(reducedTo(ids, deselected))).toEqual([['red']]);
});

test('what is selected later comes along', () => {
  const ids = new Set(['c=red']);
  const facets = [facet('c', [value('red'), value('blue', { isChosen: true }), value('green')])];
  expect(keysOf(reducedTo(ids, facets))).toEqual([['red', 'blue']]);
});

test('a branch stays with its selected child, a selected branch with its children; keys of facets are apart', () => {
  const tree = (chosen: string) => [
    facet('group', [value('organic', { isChosen: chosen === 'organic' }), value('inorganic')]),
    facet(
      'kind',
      [
        value('azo', { parent: 'organic', isChosen: chosen === 'azo' }),
        value('oxide', { parent: 'inorganic' }),
        value('organic', { parent: 'inorganic' }),
      ],
      'group',
    ),
  ];
  const shown = (chosen: string) => keysOf(reducedTo(chosenIds(tree(chosen)) ?? new Set(), tree(chosen)));
  expect(shown('azo')).toEqual([['organic'], ['azo']]);
  expect(shown('organic')).toEqual([['organic'], ['azo']]);
});
