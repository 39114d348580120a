import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { addToComparison } from '../../../src/comparison/state/change-comparison.ts';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import { createBus } from '../../../src/events/bus.ts';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { createPageStore } from '../../../src/store/store.ts';
import { IndustryChoice } from '../../../widgets/industry-choice/IndustryChoice.tsx';
import { industryChoice } from '../../../widgets/industry-choice/island.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { bringComparison, pigment } from '../../support/with-comparison.ts';

const industries = [
  { code: 'plastics', title: 'Plastics' },
  { code: 'coatings', title: 'Coatings', image: { squarePreview: { src: '/coatings.webp' } } },
  { code: 'cosmetics', title: 'Beauty' },
];

function open(payload: RawPayload = {}) {
  const page = renderIsland(<IndustryChoice />, { industries, ...payload });
  const active = comparisonOf(page.store, page.bus);
  return { ...page, active, state: active.state.getState, hand: userEvent.setup() };
}

/** A product of these industries waits for one of them. */
function openFor(codes: readonly string[]) {
  const page = open();
  act(() => void addToComparison(page, { item: pigment(1), industries: codes }));
  page.show('industry-choice');
  return page;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Choose an industry for your comparison' });
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const titles = () => screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);

test('a page without industries offers those of the product by their codes', () => {
  expect(industryChoice.needs).toEqual([]);
  const page = open({ industries: undefined });
  act(() => void addToComparison(page, { item: pigment(1), industries: ['plastics', 'coatings'] }));
  page.show('industry-choice');
  expect(titles()).toEqual(['coatings', 'plastics']);
});

describe('for a product that waits', () => {
  test('only its industries are offered, by title, an unknown one by its code', () => {
    const { show } = openFor(['plastics', 'ceramics', 'coatings']);
    expect(dialog()?.textContent).toContain('Pigment 1 is offered for several industries.');
    expect(titles()).toEqual(['ceramics', 'Coatings', 'Plastics']);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    show(null);
    expect(dialog()).toBeNull();
  });

  test('with the chosen one it is added, and the overlay released', async () => {
    const { hand, state, closeOverlay } = openFor(['plastics', 'coatings']);
    await hand.click(radio('Plastics'));
    await hand.click(button('Add to comparison'));
    expect(state().comparison).toMatchObject({ industry: 'plastics', basket: [pigment(1)] });
    expect(state().pending).toBeNull();
    expect(closeOverlay).toHaveBeenCalledWith('industry-choice');
    expect(dialog()).toBeNull();
  });

  test('without a choice nothing is added: the error is linked, the first choice has the focus', async () => {
    const { hand, state } = openFor(['plastics', 'coatings']);
    await hand.click(button('Add to comparison'));
    const error = screen.getByRole('alert');
    const group = screen.getByRole('radiogroup', { name: 'Industry' });
    expect(error.textContent).toBe('Please choose an industry.');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-describedby')).toBe(error.id);
    expect(document.activeElement).toBe(radio('Coatings'));
    expect(state().comparison.basket).toEqual([]);
    await hand.click(radio('Coatings'));
    expect(error.textContent).toBe('');
    expect(group.getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['Cancel', (hand: ReturnType<typeof userEvent.setup>) => hand.click(button('Cancel'))],
    ['the close button', (hand: ReturnType<typeof userEvent.setup>) => hand.click(button('Close'))],
    ['Escape', (hand: ReturnType<typeof userEvent.setup>) => hand.keyboard('{Escape}')],
  ])('%s adds nothing, and nothing waits any more', async (_how, leave) => {
    const { hand, state, closeOverlay } = openFor(['plastics', 'coatings']);
    await hand.click(radio('Coatings'));
    await leave(hand);
    expect(closeOverlay).toHaveBeenCalledWith('industry-choice');
    expect(dialog()).toBeNull();
    expect(state()).toMatchObject({ pending: null, comparison: { basket: [], industry: null } });
  });

  test('where another tab has begun a comparison meanwhile, the product must fit into it', async () => {
    const { hand, state } = openFor(['plastics', 'coatings']);
    await hand.click(radio('Plastics'));
    const elsewhere = { store: createPageStore({}), bus: createBus() };
    act(() => void addToComparison(elsewhere, { item: pigment(7), industries: ['coatings'] }));
    await hand.click(button('Add to comparison'));
    expect(state().comparison).toMatchObject({ industry: 'coatings', basket: [pigment(7), pigment(1)] });
  });
});

describe('for an empty comparison', () => {
  test('all industries of the page are offered; the chosen one is kept and stands chosen the next time', async () => {
    const { hand, state, show } = open();
    expect(dialog()).toBeNull();
    show('industry-choice');
    expect(dialog()?.textContent).toContain('You can only compare products from one industry.');
    expect(titles()).toEqual(['Beauty', 'Coatings', 'Plastics']);
    await hand.click(radio('Beauty'));
    await hand.click(button('Choose'));
    expect(state().comparison).toMatchObject({ industry: 'cosmetics', basket: [] });
    show('industry-choice');
    expect(radio('Beauty').checked).toBe(true);
  });

  test('one with products has its industry already: nothing is asked, the overlay is released', () => {
    bringComparison(1);
    const { show, closeOverlay } = open();
    show('industry-choice');
    expect(dialog()).toBeNull();
    expect(closeOverlay).toHaveBeenCalledWith('industry-choice');
  });
});

test('an industry has its image; an icon stands in for one that does not come', () => {
  const { show } = open();
  show('industry-choice');
  const image = radio('Coatings').closest('label')?.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/coatings.webp');
  expect(radio('Plastics').closest('label')?.querySelector('svg')).not.toBeNull();
  if (image) fireEvent.error(image);
  expect(radio('Coatings').closest('label')?.querySelector('img')).toBeNull();
  expect(radio('Coatings').closest('label')?.querySelector('svg')).not.toBeNull();
});
