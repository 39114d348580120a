import { describe, expect, it } from 'vitest';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import {
  moveInComparison,
  removeFromComparison,
  renameComparison,
  swapInComparison,
  undoRemoval,
} from '../../../../src/comparison/state/edit-comparison.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { candidate, pageOf } from './page-of.ts';

withFreshPage();

describe('taking out', () => {
  it('can be undone, in its old place', async () => {
    const page = pageOf();
    for (const number of [1, 2, 3]) addToComparison(page, candidate(number));
    await removeFromComparison(page, 'pigments::p-2', 'page');
    expect(page.ids()).toEqual(['p-1', 'p-3']);
    undoRemoval(page, 'page');
    expect(page.ids()).toEqual(['p-1', 'p-2', 'p-3']);
    undoRemoval(page, 'page');
    expect(page.ids()).toHaveLength(3);
  });

  it('of the last one can be undone, too', async () => {
    const page = pageOf();
    addToComparison(page, candidate(1));
    await removeFromComparison(page, 'pigments::p-1', 'page');
    expect([page.ids(), page.state().comparison.industry]).toEqual([[], null]);
    undoRemoval(page, 'page');
    expect([page.ids(), page.state().comparison.industry]).toEqual([['p-1'], 'coatings']);
  });
});

describe('swapping', () => {
  it('puts another product to the same place, and can be undone', () => {
    const page = pageOf();
    for (const number of [1, 2, 3, 4]) addToComparison(page, candidate(number));
    expect(swapInComparison(page, 'pigments::p-2', candidate(8), 'page')).toBe(true);
    expect(page.ids()).toEqual(['p-1', 'p-8', 'p-3', 'p-4']);
    undoRemoval(page, 'page');
    expect(page.ids()).toEqual(['p-1', 'p-2', 'p-3', 'p-4']);
  });

  it('refuses a product that is listed or of another industry', () => {
    const page = pageOf();
    for (const number of [1, 2]) addToComparison(page, candidate(number));
    expect(swapInComparison(page, 'pigments::p-2', candidate(1), 'page')).toBe(false);
    expect(swapInComparison(page, 'pigments::p-2', { ...candidate(8), industries: ['inks'] }, 'page')).toBe(
      false,
    );
    expect(page.ids()).toEqual(['p-1', 'p-2']);
  });
});

it('moves a product to another place of the comparison', () => {
  const page = pageOf();
  for (const number of [1, 2, 3]) addToComparison(page, candidate(number));
  moveInComparison(page, 'pigments::p-3', 0);
  expect(page.ids()).toEqual(['p-3', 'p-1', 'p-2']);
});

it('a title is kept if it is one', () => {
  const page = pageOf();
  addToComparison(page, candidate(1));
  expect([renameComparison(page, ' Reds '), renameComparison(page, ' ')]).toEqual([true, false]);
  expect(page.state().comparison.title).toBe('Reds');
});
