import { describe, expect, it } from 'vitest';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';
import { valueTree, withBranchToggled, withLeafToggled } from '../../../../src/listing/rules/value-tree.ts';
import { fakeFacet, fakeQuery, fakeValue } from '../../../support/fake-listing.ts';

const query = (kinds: string[], types: string[]): ListingQuery => ({
  ...fakeQuery,
  filters: {
    ...(kinds.length > 0 && { kind: kinds }),
    ...(types.length > 0 && { type: types }),
  },
});
const treeOf = ({ filters }: ListingQuery) => {
  const value = (filter: string, key: string, parent?: string) =>
    fakeValue(key, { isChosen: filters[filter]?.includes(key) ?? false, ...(parent && { parent }) });
  return valueTree(
    fakeFacet('kind', [value('kind', 'safety'), value('kind', 'technical'), value('kind', 'images')]),
    fakeFacet('type', [
      value('type', 'tds', 'technical'),
      value('type', 'guide', 'technical'),
      value('type', 'msds', 'safety'),
      value('type', 'secret'),
    ]),
  );
};

describe('a tree of values', () => {
  it('has the leaves below their branches, and those without one beside', () => {
    const { branches, others } = treeOf(fakeQuery);
    expect(branches.map(({ value, leaves }) => [value.key, leaves.map(({ key }) => key)])).toEqual([
      ['safety', ['msds']],
      ['technical', ['tds', 'guide']],
      ['images', []],
    ]);
    expect(others.map(({ key }) => key)).toEqual(['secret']);
  });

  it.each([
    [[], [], ['none', 'none', 'none']],
    [['technical'], [], ['none', 'all', 'none']],
    [[], ['tds'], ['none', 'partly', 'none']],
    [[], ['tds', 'guide', 'msds'], ['all', 'all', 'none']],
  ])('knows what of a branch is chosen: %j, %j', (kinds, types, expected) => {
    expect(treeOf(query(kinds, types)).branches.map(({ isChosen }) => isChosen)).toEqual(expected);
  });
});

it.each([
  ['chooses it by its key', [], [], 'technical', query(['technical'], [])],
  ['chooses another beside', ['safety'], [], 'technical', query(['safety', 'technical'], [])],
  ['takes the place of its leaves', [], ['tds'], 'technical', query(['technical'], [])],
  ['stands for its leaves beside others', [], ['msds'], 'technical', query([], ['tds', 'guide', 'msds'])],
  ['takes it back', ['technical', 'safety'], [], 'technical', query(['safety'], [])],
  ['takes all of its leaves back', [], ['tds', 'guide', 'msds'], 'technical', query([], ['msds'])],
])('changes the query by a branch that %s', (_, kinds, types, key, expected) => {
  const before = query(kinds, types);
  const { filters } = withBranchToggled(before, treeOf(before), key);
  expect(sorted(filters)).toEqual(sorted(expected.filters));
});

it.each([
  ['is chosen', [], [], 'tds', query([], ['tds'])],
  ['is taken back', [], ['tds', 'msds'], 'tds', query([], ['msds'])],
  ['takes the place of its branch', ['technical'], [], 'tds', query([], ['tds'])],
  ['keeps other branches as their leaves', ['technical', 'safety'], [], 'tds', query([], ['msds', 'tds'])],
  ['without a branch is chosen as well', ['safety'], [], 'secret', query([], ['msds', 'secret'])],
])('changes the query by a leaf that %s', (_, kinds, types, key, expected) => {
  const before = query(kinds, types);
  const { filters } = withLeafToggled(before, treeOf(before), key);
  expect(sorted(filters)).toEqual(sorted(expected.filters));
});

function sorted(filters: ListingQuery['filters']) {
  return Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values].sort()]));
}
