import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useShownComparison } from '../../../../../src/comparison/parts/page/useShownComparison.ts';
import {
  type ComparisonView,
  referenceOf,
} from '../../../../../src/comparison/rules/content/comparison-view.ts';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { item } from '../fake-products.ts';
import { haveOwn, shared } from '../open-page.tsx';

function Shown() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { comparison, named, chooseView, adopt } = useShownComparison(heading);
  const choose = (view: ComparisonView) => () => chooseView(view);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {comparison.kind}: {comparison.title}
      </h2>
      <button type="button" onClick={() => void adopt()}>
        {named.sharedComparison ? 'shared' : 'own'}
      </button>
      <button type="button" onClick={choose({ reference: SECOND })}>
        second
      </button>
      <button type="button" onClick={choose({ medium: 'hdpe' })}>
        HDPE
      </button>
      <output>{JSON.stringify([referenceOf(comparison), comparison.medium])}</output>
    </>
  );
}

const [FIRST, SECOND] = [item(1).uid, item(2).uid];
const view = () => JSON.parse(screen.getByRole('status').textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
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
  // Said in its head: a notice would cover the figures.
  expect(store.getState().notices).toEqual([]);
});

test('of more products than a comparison holds, the first are adopted and the others named', async () => {
  const { store, bus } = open(shared([1, 2, 3, 4, 5, 6]));
  await act(async () => screen.getByRole('button', { name: 'shared' }).click());
  await screen.findByRole('button', { name: 'own' });
  expect(comparisonOf(store, bus).latest().comparison.basket).toHaveLength(4);
  expect(store.getState().notices.at(-1)).toMatchObject({
    type: 'warning',
    text: 'A comparison holds 4 products at most, so left out: Pigment 5, Pigment 6.',
  });
});

test('reference and medium of one’s own outlast a reload, and stand in the address', () => {
  haveOwn([1, 2]);
  const { unmount } = open({});
  expect(view()).toEqual([FIRST, null]);
  press('second');
  press('HDPE');
  expect(location.search).toBe(`?reference=${SECOND}&medium=hdpe`);
  unmount();
  open({});
  expect(view()).toEqual([SECOND, 'hdpe']);
});

test('those of a shared one are its owner’s, then the address’s, and a choice stays over a reload', async () => {
  history.replaceState(null, '', '/compare?comparison=s-1');
  const payload = shared([1, 2], { reference: SECOND });
  const first = open(payload);
  expect(view()).toEqual([SECOND, null]);
  press('HDPE');
  expect(location.search).toBe(`?comparison=s-1&reference=${SECOND}&medium=hdpe`);
  first.unmount();
  history.replaceState(null, '', `/compare?comparison=s-1&reference=${FIRST}&medium=hdpe`);
  const { store, bus } = open(payload);
  expect(view()).toEqual([FIRST, 'hdpe']);
  await act(async () => screen.getByRole('button', { name: 'shared' }).click());
  await screen.findByRole('button', { name: 'own' });
  expect(comparisonOf(store, bus).latest().comparison).toMatchObject({ reference: FIRST, medium: 'hdpe' });
});

test.each([
  ['another reference', 'reference=pigments::p-1', 'shared', [FIRST, null]],
  ['another medium', 'medium=alkyd', 'shared', [FIRST, 'alkyd']],
  ['the same view', 'reference=pigments::p-2&medium=hdpe', 'own', [SECOND, 'hdpe']],
  ['no view', '', 'own', [SECOND, 'hdpe']],
])('a link to one’s own products with %s shows what was sent', (_what, query, kind, seen) => {
  haveOwn([1, 2], { reference: SECOND, medium: 'hdpe' });
  history.replaceState(null, '', `/compare?i=coatings&uids=${FIRST},${SECOND}&${query}`);
  open(shared([1, 2], { shareId: undefined, title: undefined }));
  expect(heading()).toMatch(new RegExp(`^${kind}`));
  expect(view()).toEqual(seen);
});

test('the medium of a link to one’s own products becomes one’s own, where none was chosen', () => {
  haveOwn([1, 2]);
  history.replaceState(
    null,
    '',
    `/compare?i=coatings&uids=${FIRST},${SECOND}&reference=${FIRST}&medium=hdpe`,
  );
  const { store, bus } = open(shared([1, 2], { shareId: undefined, title: undefined }));
  expect(heading()).toBe('own: Reds');
  expect(comparisonOf(store, bus).latest().comparison.medium).toBe('hdpe');
});
