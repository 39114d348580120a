import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FacetForm } from '../../../../../src/listing/parts/facets/FacetForm.tsx';
import { buildFacets } from '../../../../../src/listing/rules/build-facets.ts';
import { facetRows } from '../../../../../src/listing/rules/facet-rows.ts';
import type { ListingQuery } from '../../../../../src/listing/rules/listing-query.ts';
import { fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const option = (key: string, title: string, count: number) => ({ key, title, count });
const base = {
  asset_category: [option('safety', 'Safety', 300), option('technical', 'Technical', 500)],
  asset_type: [
    option('tds', 'Technical data sheet', 400),
    option('guide', 'Processing guide', 100),
    option('msds', 'Safety data sheet', 300),
  ],
};
const source = {
  base,
  manifest: [],
  titleOf: (key: string) => key,
  audience: { isInternal: false, maySeeCompetitors: false, maySeeFormulations: false },
  showsDocuments: true,
  without: new Set<string>(),
};
const counts = Object.fromEntries(
  Object.entries(base).map(([key, values]) => [
    key,
    Object.fromEntries(values.map(({ key, count }) => [key, count])),
  ]),
);
const known = new Map([
  ['tds', 'technical'],
  ['guide', 'technical'],
  ['msds', 'safety'],
]);

/** The form of a listing of documents that chooses at once, as the engine does. */
async function show(filters: ListingQuery['filters'] = {}, categories: ReadonlyMap<string, string> = known) {
  const rows = facetRows({ ...source, categories });
  const stateOf = (query: ListingQuery) => ({ query, facets: buildFacets(rows, query, counts) });
  const go = vi.fn((changes: Partial<ListingQuery>) => {
    const { state } = page.listing;
    act(() => state.setState(stateOf({ ...state.getState().query, ...changes })));
  });
  const page = showInListing(<FacetForm />, stateOf({ ...fakeQuery, filters }), { actions: { go } });
  if (categories.size > 0) await screen.findByRole('button', { name: 'Safety: show types' });
  return { ...page, go };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const arrow = (title: string) => screen.getByRole('button', { name: `${title}: show types` });

test('categories have their types below them, with counts at each', async () => {
  await show();
  const fieldset = within(screen.getByRole('group', { name: 'asset_category' }));
  expect(fieldset.getAllByRole('checkbox')).toHaveLength(2);
  expect(arrow('Technical').getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(arrow('Technical'));
  expect(arrow('Technical').getAttribute('aria-expanded')).toBe('true');
  const types = screen.getAllByRole('list').at(-1) as HTMLElement;
  expect(
    within(types)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Processing guide100', 'Technical data sheet400']);
  expect(screen.getByRole('checkbox', { name: 'Technical', description: '500' })).toBeDefined();
});

test('a category is chosen by its key, its types by theirs, and a part of it is marked', async () => {
  const { go } = await show();
  fireEvent.click(box('Technical'));
  expect(go).toHaveBeenLastCalledWith({ filters: { asset_category: ['technical'] } });
  expect(box('Technical').checked).toBe(true);
  fireEvent.click(arrow('Technical'));
  fireEvent.click(box('Technical data sheet'));
  expect(go).toHaveBeenLastCalledWith({ filters: { asset_type: ['tds'] } });
  expect([box('Technical').checked, box('Technical').indeterminate]).toEqual([false, true]);
  fireEvent.click(box('Safety'));
  expect(go).toHaveBeenLastCalledWith({ filters: { asset_type: ['msds', 'tds'] } });
  expect(box('Safety').checked).toBe(true);
});

test('what is chosen of a category stands open at the start', async () => {
  await show({ asset_type: ['msds'] });
  expect(arrow('Safety').getAttribute('aria-expanded')).toBe('true');
  expect(box('Safety data sheet').checked).toBe(true);
  expect(arrow('Technical').getAttribute('aria-expanded')).toBe('false');
});

test('while categories of types are not known, both filters stand for themselves', async () => {
  await show({}, new Map());
  expect(screen.getByRole('group', { name: 'asset_type', hidden: true })).toBeDefined();
  expect(screen.queryByRole('button', { name: /: show types$/ })).toBeNull();
});
