import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NearHits } from '../../../../../src/listing/parts/near/NearHits.tsx';
import type { NearLook } from '../../../../../src/listing/parts/near/near-look.ts';
import { IN_HUE } from '../../../../../src/listing/rules/near/near-differences.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';
import { hitsView } from '../items/fake-listing.ts';
import { nearHit, nearLook } from './near-fixtures.ts';

const view = hitsView();

function show(differences: readonly number[], look: NearLook = nearLook) {
  const hits = differences.map((deltaE, at) => nearHit(at + 1, { deltaE }));
  const { container } = showInListing(
    <NearHits {...{ hits, view, look }} words={{ fine: 'How to read it' }} />,
  );
  return container;
}
const lines = () =>
  within(screen.getByRole('list', { name: 'Closest matches' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.ce-near__line')?.textContent);
const heads = (container: HTMLElement) =>
  [...container.querySelectorAll('.ce-near__heads > *')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('separates the hits where the difference exceeds a whole number', () => {
  show([0.4, 0.9, 1.2, 3.5, 3.9, 7]);
  expect(lines()).toEqual([
    ...[undefined, undefined, 'ΔE00 above 1', 'ΔE00 above 3', undefined],
    'ΔE00 above 4',
  ]);
  expect(screen.getByText('How to read it')).toBeDefined();
});

it('heads the columns by what they hold', () => {
  expect(heads(show([1]))).toEqual([
    ...['TheirsOurs', 'Product, Colour Index name', 'ΔL*lighter +', 'Δa*redder +', 'Δb*yellower +'],
    'ΔE001:1:1',
  ]);
  const own: NearLook = { ...nearLook, head: 'Yours', differences: IN_HUE, beside: 'tint' };
  expect(heads(show([1], own))).toEqual([
    ...['YoursOursTint', 'Product, Colour Index name', 'ΔL*lighter +', 'ΔC*chroma +', 'ΔH*hue ↺ +'],
    'ΔE001:1:1',
  ]);
});
