import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatNumber } from '../../../../../src/domain/format/format-number.ts';
import { FacetForm } from '../../../../../src/listing/parts/facets/FacetForm.tsx';
import { ValueRow } from '../../../../../src/listing/parts/facets/ValueRow.tsx';
import { fakeFacet, fakeValue } from '../../../../support/fake-listing.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { showInListing } from '../../../../support/show-in-listing.tsx';

// Each row that is rendered formats its count.
vi.mock('../../../../../src/domain/format/format-number.ts', async (load) => {
  const original = await load<typeof import('../../../../../src/domain/format/format-number.ts')>();
  return { ...original, formatNumber: vi.fn(original.formatNumber) };
});

test('a row says its count beside its name, and reports its key', () => {
  const onToggle = vi.fn();
  renderIsland(<ValueRow value="red" title="Red" count={1240} isChosen onToggle={onToggle} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Red', description: '1,240' });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('red');
});

test('an answer renders only the rows whose count it changes', () => {
  const facetsWith = (red: number) => [
    fakeFacet('c', [fakeValue('red', { count: red }), fakeValue('blue', { count: 202 })]),
    fakeFacet('vegan', [fakeValue('true', { count: 303 })], { control: 'boolean' }),
    fakeFacet('f', [fakeValue('powder', { count: 404 })]),
  ];
  const { set } = showInListing(<FacetForm />, { facets: facetsWith(101) });
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  const rendered = vi.mocked(formatNumber);
  rendered.mockClear();
  set({ facets: facetsWith(111) });
  const counts = rendered.mock.calls.map(([count]) => Number(count)).filter((count) => count > 100);
  expect(counts).toEqual([111]);
});
