import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FacetForm } from '../../../../../src/listing/parts/facets/FacetForm.tsx';
import type { Facet } from '../../../../../src/listing/rules/facet.ts';
import { fakeAnswer, fakeFacet, fakeValue } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

/** Facets of a listing that chooses at once, as the engine does. */
function show(facets: readonly Facet[], answer = fakeAnswer({})) {
  const toggle = vi.fn((key: string, value: string) => {
    const change = (facet: Facet) =>
      facet.key === key
        ? {
            ...facet,
            values: facet.values.map((each) =>
              each.key === value ? { ...each, isChosen: !each.isChosen } : each,
            ),
          }
        : facet;
    const { state } = page.listing;
    act(() => state.setState({ facets: state.getState().facets.map(change) }));
  });
  const page = showInListing(<FacetForm />, { facets, answer }, { actions: { toggle } });
  return page;
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const names = () => boxes().map((box) => box.closest('label')?.querySelector('span')?.textContent);

const chemistry = (more: Partial<Parameters<typeof fakeValue>[1]> = {}, key = '') =>
  fakeFacet(
    'chemistry',
    [...'abcdefghijklm', 'Zinc oxide (2–3 %)', 'Éosine, salt'].map((each) =>
      fakeValue(each, each === key ? more : {}),
    ),
    { title: 'Chemistry', shortlist: new Set('abcdefgh') },
  );

it('is a named form of fieldsets and native checkboxes that say their counts (complaint "native controls")', async () => {
  const { listing } = show([
    fakeFacet('c', [fakeValue('Red', { count: 1036, isChosen: true }), fakeValue('White', { count: 0 })], {
      title: 'Colour',
      control: 'swatches',
    }),
  ]);
  const form = screen.getByRole('form', { name: 'Filters; the results update at once' });
  const set = within(form).getByRole('group', { name: 'Colour' });
  const [red, white] = within(set).getAllByRole<HTMLInputElement>('checkbox');
  expect([red?.checked, white?.checked]).toEqual([true, false]);
  expect(screen.getByRole('checkbox', { name: 'Red', description: '1,036' })).toBe(red);
  // Counts of 0 stay, and can be chosen.
  expect(screen.getByRole('checkbox', { name: 'White', description: '0' })).toBe(white);
  expect(screen.getByRole('button', { name: 'Colour 1 chosen', expanded: true })).toBeDefined();
  await userEvent.setup().click(white as HTMLElement);
  expect(listing.toggle).toHaveBeenCalledExactlyOnceWith('c', 'White');
  expect(document.activeElement).toBe(white);
});

it('shows no count before an answer has said it', () => {
  show([fakeFacet('c', [fakeValue('Red', { count: undefined })])]);
  expect(screen.getByRole('checkbox', { name: 'Red' }).getAttribute('aria-describedby')).toBeNull();
});

it('shows a shortlist, all on demand, and finds values however they are written (complaint "punctuation")', async () => {
  const user = userEvent.setup();
  show([chemistry()]);
  expect(names()).toEqual([...'abcdefgh']);
  await user.click(screen.getByRole('button', { name: 'Show all 15' }));
  expect(boxes()).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(boxes()).toHaveLength(8);
  const find = screen.getByRole('searchbox', { name: 'Find in Chemistry, 15 values' });
  await user.type(find, 'eosine');
  expect(names()).toEqual(['Éosine, salt']);
  await user.clear(find);
  await user.type(find, '(2–3 %)');
  expect(names()).toEqual(['Zinc oxide (2–3 %)']);
  await user.clear(find);
  await user.type(find, '.*');
  expect(screen.getByText('No value contains “.*”.')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(names()).toEqual([...'abcdefgh']);
});

it('submits nothing when Enter is pressed', () => {
  show([chemistry()]);
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
});

it('keeps a chosen value in sight, whatever is shown or typed (complaint "chosen value vanishes")', async () => {
  const user = userEvent.setup();
  const { set } = show([chemistry({ isChosen: true, count: 0 }, 'm')]);
  expect(names()).toEqual([...'abcdefgh', 'm']);
  await user.type(screen.getByRole('searchbox'), 'zinc');
  expect(names()).toEqual(['m', 'Zinc oxide (2–3 %)']);
  set({ facets: [chemistry({ isChosen: true, count: 0 }, 'm')] });
  expect(screen.getByRole('checkbox', { name: 'm', checked: true })).toBeDefined();
});

it('moves no value while pointer or focus is in its facet (complaint "jumping")', async () => {
  const user = userEvent.setup();
  show([chemistry({ isChosen: true }, 'm')]);
  const box = screen.getByRole('checkbox', { name: 'm' });
  await user.click(box);
  expect(names()).toEqual([...'abcdefgh', 'm']);
  expect(document.activeElement).toBe(box);
  await user.unhover(box);
  expect(names()).toEqual([...'abcdefgh', 'm']);
  act(() => box.blur());
  expect(names()).toEqual([...'abcdefgh']);
});

it('keeps a filter that was behind “All filters” in sight once something of it is chosen', async () => {
  const user = userEvent.setup();
  show(Array.from({ length: 14 }, (_, index) => fakeFacet(`f${index}`, [fakeValue(`v${index}`)])));
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(titles()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'All filters' }));
  expect(titles()).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: /^f13/, expanded: false }));
  const box = screen.getByRole('checkbox', { name: 'v13' });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Fewer filters' }));
  expect(titles()).toHaveLength(13);
  await user.click(box);
  expect(titles()).toHaveLength(13);
});

it('has a row for each yes-no filter', async () => {
  const yesNo = (key: string, title: string) =>
    fakeFacet(key, [fakeValue('true')], { control: 'boolean', group: 'requirements', title });
  const { listing } = show([yesNo('vegan', 'Vegan'), yesNo('zdhc', 'ZDHC certified')]);
  const set = screen.getByRole('group', { name: 'Certificates and treatment' });
  await userEvent.setup().click(within(set).getByRole('checkbox', { name: 'ZDHC certified' }));
  expect(listing.toggle).toHaveBeenCalledExactlyOnceWith('zdhc', 'true');
});

it('says beside the facet that the address would be too long', () => {
  const { set } = show([chemistry()]);
  set({ tooLong: 'chemistry' });
  expect(within(screen.getByRole('group', { name: 'Chemistry' })).getByRole('alert').textContent).toMatch(
    'Too many filters are chosen.',
  );
});

it('keeps room for facets that are on their way', () => {
  const { container, set } = showInListing(<FacetForm />, { areFacetsComing: true });
  const room = () => container.querySelector('.ce-facets__coming');
  expect(room()).not.toBeNull();
  set({ areFacetsComing: false, facets: [fakeFacet('c', [fakeValue('Red')])] });
  expect(room()).toBeNull();
  expect(boxes()).toHaveLength(1);
});

describe('while nothing is found', () => {
  const color = (count: number, isChosen = false) =>
    fakeFacet('c', [fakeValue('Red', { count, isChosen })], { title: 'Colour' });
  const brand = (count: number) => fakeFacet('brand', [fakeValue('Rubelis', { count })], { title: 'Brand' });
  const group = (count: number) =>
    fakeFacet('pg', [fakeValue('Organic', { count })], { title: 'Group', group: 'pg' });
  const isOpen = (name: RegExp) =>
    screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
  const none = fakeAnswer({ queryId: 'none', total: 0 });
  const some = fakeAnswer({ queryId: 'some', total: 4 });

  it('facets without hits are titles, those with a choice or with hits are not', () => {
    showInListing(<FacetForm />, { answer: none, facets: [color(0, true), brand(0), group(3)] });
    expect([isOpen(/^Colour/), isOpen(/^Brand/), isOpen(/^Group/)]).toEqual([true, false, true]);
  });

  it('a facet with a choice shows only that, the rest on demand, and keeps what is deselected', async () => {
    const values = ['Red', 'Blue', 'White'].map((key) =>
      fakeValue(key, { count: 0, isChosen: key === 'Blue' }),
    );
    const page = show([fakeFacet('c', values, { title: 'Colour' })], none);
    expect(names()).toEqual(['Blue']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Blue' }));
    expect(page.listing.toggle).toHaveBeenCalledExactlyOnceWith('c', 'Blue');
    expect(boxes().map(({ checked }) => checked)).toEqual([false]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(names()).toEqual(['Red', 'Blue', 'White']);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Red' }));
  });

  it('a tree with a choice shows the branch around it', async () => {
    const above = fakeFacet(
      'cat',
      ['Safety', 'Technical'].map((key) => fakeValue(key, { count: 0 })),
      {
        title: 'Document',
      },
    );
    const leaf = (key: string, parent: string, isChosen = false) => ({
      ...fakeValue(key, { count: 0, isChosen }),
      parent,
    });
    const below = fakeFacet('type', [leaf('SDS', 'Safety', true), leaf('TDS', 'Technical')], {
      below: 'cat',
    });
    show([above, below], none);
    await screen.findByRole('checkbox', { name: 'SDS' });
    expect(names()).toEqual(['Safety', 'SDS']);
  });

  it('facets are folded by another term, and as they were before when hits are found again', () => {
    const { set } = showInListing(<FacetForm />, { answer: some, facets: [color(4), group(3)] });
    fireEvent.click(screen.getByRole('button', { name: /^Group/ }));
    expect([isOpen(/^Colour/), isOpen(/^Group/)]).toEqual([true, false]);
    set({ answer: none, facets: [color(0), group(0)] });
    expect([isOpen(/^Colour/), isOpen(/^Group/)]).toEqual([false, false]);
    fireEvent.click(screen.getByRole('button', { name: /^Group/ }));
    expect(isOpen(/^Group/)).toBe(true);
    set({ answer: some, facets: [color(4), group(3)] });
    expect([isOpen(/^Colour/), isOpen(/^Group/)]).toEqual([true, false]);
  });

  it('nothing moves below a tick: what has the focus stays in place (complaint "jumping")', () => {
    const { set } = showInListing(<FacetForm />, { answer: some, facets: [color(4), group(3)] });
    const box = screen.getByRole('checkbox', { name: 'Organic' });
    act(() => box.focus());
    set({ answer: none, facets: [color(0), group(0)] });
    expect(isOpen(/^Colour/)).toBe(true);
    expect(document.activeElement).toBe(box);
    act(() => box.blur());
    set({ answer: fakeAnswer({ queryId: 'none again', total: 0 }) });
    expect(isOpen(/^Colour/)).toBe(false);
  });
});
