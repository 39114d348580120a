import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NearHit } from '../../../../../src/domain/color/near-hit.ts';
import { NearRow } from '../../../../../src/listing/parts/near/NearRow.tsx';
import type { NearLook } from '../../../../../src/listing/parts/near/near-look.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';
import { hitsView } from '../items/fake-listing.ts';
import { nearHit, nearLook } from './near-fixtures.ts';

function show(hit: Partial<NearHit> = {}, look: Partial<NearLook> = {}) {
  const { container } = showInListing(
    <NearRow hit={nearHit(1, hit)} index={4} view={hitsView()} look={{ ...nearLook, ...look }} />,
  );
  const colors = () =>
    [...container.querySelectorAll('.ce-near__pair rect')].map((rect) => [
      rect.getAttribute('x') ?? '0',
      rect.getAttribute('fill'),
    ]);
  const bar = () => container.querySelector('.ce-near__bar rect')?.getAttribute('x');
  return { container, colors, bar };
}

it('says its number, and how it differs from the colour', () => {
  const { container } = show();
  expect(screen.getByText('Number 5')).toBeDefined();
  const figures = [...container.querySelectorAll('.ce-near__figure')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['ΔL* +1.00', 'Δa* −1.00', 'Δb* 0.00', 'ΔE00 0.82']);
});

it.each<[string, Partial<NearHit>, string | undefined, string[]]>([
  ['the same', { color_index: 'PR254' }, 'PR254', ['C.I. Pigment Red 254 Same C.I. name']],
  ['another', { color_index: 'PR122' }, 'PR254', ['C.I. Pigment Red 122']],
  ['one where the colour has none', { color_index: 'PR122' }, undefined, ['C.I. Pigment Red 122']],
  ['none, as the colour', { color_index: undefined }, undefined, []],
])('with %s as its Colour Index name', (_, hit, color_index, texts) => {
  const { container } = show(hit, { standard: { ...nearLook.standard, color_index } });
  const identities = [...container.querySelectorAll('.ce-hit__identity')];
  expect(identities.map(({ textContent }) => textContent)).toEqual(texts);
});

it('has what is known of it in one line, or none', () => {
  expect(show().container.querySelector('.ce-near__more')?.textContent).toBe(
    'Quinacridone · transparent · light 8',
  );
  const bare = show({ chemistry: undefined, transparency: undefined, light_fastness: undefined });
  expect(bare.container.querySelector('.ce-near__more')).toBeNull();
});

it('shows the compared shade beside the colour, and the other one if it is asked for', () => {
  expect(show().colors()).toEqual([
    ['0', '#ae242b'],
    ['1', '#653237'],
  ]);
  expect(show({}, { shade: 'tint' }).colors()[1]).toEqual(['1', '#dc87a3']);
  expect(show({}, { beside: 'tint' }).colors()[2]).toEqual(['2', '#dc87a3']);
});

it('makes no colour up that was not measured, and keeps its room', () => {
  const { container, colors } = show({ tint: undefined }, { beside: 'tint' });
  expect(colors()).toHaveLength(2);
  expect(container.querySelector('.ce-near__pair svg')?.getAttribute('viewBox')).toBe('0 0 3 1');
  expect(show({ masstone: undefined }).colors()).toEqual([['0', '#ae242b']]);
  expect(show({}, { standard: { ...nearLook.standard, color: undefined } }).colors()).toEqual([
    ['1', '#653237'],
  ]);
});

it.each([
  [0, '4'],
  [1.5, '2.5'],
  [4, '0'],
  [12, '0'],
])('fills its bar by the difference: %d', (deltaE, x) => {
  expect(show({ deltaE }).bar()).toBe(x);
});
