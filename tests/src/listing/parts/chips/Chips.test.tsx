import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Chips } from '../../../../../src/listing/parts/chips/Chips.tsx';
import type { Chip } from '../../../../../src/listing/rules/facet.ts';
import { fakeChip } from '../../../../support/fake-listing.ts';
import { fakeSizes } from '../../../../support/fake-sizes.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const red = fakeChip('c', 'red', { filter: 'Colour', title: 'Red', needsFilter: false, swatch: '#c22f2c' });
const coatings = fakeChip('i', 'coatings', { filter: 'Industry', title: 'Coatings' });
const light = fakeChip('light_fastness', '8', { filter: 'Light (blue wool)', title: '8' });

/** Chips of a listing that takes them back at once, as the engine does. */
function show(chips: readonly Chip[]) {
  const onNoneLeft = vi.fn();
  const page = showInListing(
    <Chips onNoneLeft={onNoneLeft} />,
    { chips },
    {
      actions: {
        toggle: vi.fn((key, value) => {
          const { state } = page.listing;
          const left = state.getState().chips.filter((chip) => chip.key !== key || chip.value !== value);
          act(() => state.setState({ chips: left }));
        }),
      },
    },
  );
  return { ...page, onNoneLeft };
}

/**
 * Lays chips out in lines of two, with a button of its own width beside them.
 *
 * @returns a function that lays them out again, as the browser does before it paints
 */
function inLinesOfTwo(): () => Promise<void> {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.localName === 'li'
      ? Math.floor([...(this.parentElement?.children ?? [])].indexOf(this) / 2) * 40
      : 0;
  });
  return fakeSizes();
}

it('names what a press takes back, and says only what is needed', () => {
  show([red, coatings]);
  const [first, second] = screen.getAllByRole('button');
  expect(first?.getAttribute('aria-label')).toBe('Remove Colour: Red');
  expect(first?.textContent).toBe('Red');
  expect(first?.querySelector<HTMLElement>('span')?.style.getPropertyValue('--ce-_color')).toBe('#c22f2c');
  expect(second?.textContent).toBe('Industry Coatings');
});

it('names a yes or no filter once', () => {
  show([fakeChip('vegan', 'true', { filter: 'Vegan', title: 'Vegan', needsFilter: false })]);
  expect(screen.getByRole('button', { name: 'Remove Vegan' }).textContent).toBe('Vegan');
});

it('hands the focus to the next chip, then to the heading (complaint "focus lost")', async () => {
  const user = userEvent.setup();
  const { onNoneLeft } = show([red, coatings, light]);
  await user.click(screen.getByRole('button', { name: 'Remove Colour: Red' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Industry Coatings' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Light 8' }));
  expect(onNoneLeft).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onNoneLeft).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

it('clears all of them, and hands the focus on before they are gone', async () => {
  const { listing, onNoneLeft } = show([red]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onNoneLeft).toHaveBeenCalledOnce();
  expect(listing.clearAll).toHaveBeenCalledOnce();
});

it('keeps its line without chips (complaint "jumping")', () => {
  show([]);
  expect(screen.getByRole('group', { name: 'Chosen filters' }).children).toHaveLength(0);
});

it('folds what does not fit one line, and shows it on demand', async () => {
  const layOut = inLinesOfTwo();
  const user = userEvent.setup();
  show([red, coatings, light, fakeChip('t', 'opaque'), fakeChip('f', 'powder')]);
  await layOut();
  const folded = () => screen.getAllByRole('listitem').filter(({ dataset }) => 'folded' in dataset);
  expect(folded()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '+ 3 more' }));
  expect(folded()).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Light 8' }));
  await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(folded()).toHaveLength(3);
});

it('hands the focus to a chip that unfolds as the last one in sight goes', async () => {
  const layOut = inLinesOfTwo();
  const user = userEvent.setup();
  show([red, coatings, light, fakeChip('t', 'opaque')]);
  await layOut();
  await user.click(screen.getByRole('button', { name: 'Remove Industry Coatings' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Light 8' }));
});
