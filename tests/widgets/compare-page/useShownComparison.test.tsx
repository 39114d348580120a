import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { comparisonOf } from '../../../src/store/comparison/comparison-of.ts';
import { useShownComparison } from '../../../widgets/compare-page/useShownComparison.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { haveOwn, shared } from './open-page.tsx';

function Shown() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { comparison, named, adopt } = useShownComparison(heading);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {comparison.kind}: {comparison.title}
      </h2>
      <button type="button" onClick={() => void adopt()}>
        {named.sharedComparison ? 'shared' : 'own'}
      </button>
    </>
  );
}

const open = (payload: RawPayload) =>
  renderIsland(<Shown />, { links: { comparePage: '/compare' }, ...payload });
const heading = () => screen.getByRole('heading').textContent;

afterEach(() => history.replaceState(null, '', '/'));

test('is the visitor’s own where the address names none', () => {
  haveOwn([1, 2]);
  open({});
  expect(heading()).toBe('own: Reds');
});

test('is the one that the address names, until it is adopted; then the heading has the focus', async () => {
  history.replaceState(null, '', '/compare?share=s-1');
  const { store, bus } = open(shared([1, 2]));
  expect(heading()).toBe('shared: Shared reds');
  await act(async () => screen.getByRole('button', { name: 'shared' }).click());
  await screen.findByRole('button', { name: 'own' });
  expect(heading()).toBe('own: Shared reds');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(location.search).toBe('');
  expect(comparisonOf(store, bus).latest().comparison).toMatchObject({ kind: 'own', title: 'Shared reds' });
  expect(store.getState().notices).toHaveLength(1);
});

test('of more products than a comparison holds, the first are adopted and the others named', async () => {
  const { store, bus } = open(shared([1, 2, 3, 4, 5, 6]));
  await act(async () => screen.getByRole('button', { name: 'shared' }).click());
  await screen.findByRole('button', { name: 'own' });
  expect(comparisonOf(store, bus).latest().comparison.basket).toHaveLength(4);
  expect(store.getState().notices.at(-1)).toMatchObject({
    type: 'warning',
    text: 'The comparison is now yours and not saved yet. Left out, because a comparison holds 4 products at most: Pigment 5, Pigment 6.',
  });
});
