import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBasket } from '../../../../../src/comparison/state/change-comparison.ts';
import { ProductActions } from '../../../../../src/product/parts/actions/ProductActions.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakePigment } from '../../state/fake-pigment.ts';

/** Reports where the actions are: px from the window's top to their lower edge. */
let report: (bottom: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: object[]) => void) {
        report = (bottom) =>
          act(() => run([{ isIntersecting: bottom >= 0, boundingClientRect: { bottom } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTall || !query.includes('height'),
    addEventListener() {},
    removeEventListener() {},
  }));
  isTall = true;
});
let isTall = true;

const actions = () => screen.getByRole('group', { name: 'Actions' });
const isStuck = () => actions().getAttribute('popover') === 'manual' && actions().hasAttribute('data-open');
const stuck = () => waitFor(() => expect(isStuck()).toBe(true));
const barHeight = () => document.documentElement.style.getPropertyValue('--ce-bar-start');
const show = () => renderIsland(<ProductActions product={fakePigment()} />);

it('sticks the actions to the window once they have left it, and puts them back', async () => {
  show();
  expect(isStuck()).toBe(false);
  const compare = screen.getByRole('button', { name: /Rubelis Red 3240/ });
  compare.focus();
  report(-20);
  await stuck();
  expect(screen.getAllByRole('button', { name: /Rubelis Red 3240/ })).toEqual([compare]);
  expect(document.activeElement).toBe(compare);
  expect(barHeight()).not.toBe('');
  expect(screen.getByText('Rubelis Red 3240').closest('[aria-hidden]')).not.toBeNull();
  report(60);
  expect(isStuck()).toBe(false);
  expect(actions().hasAttribute('popover')).toBe(false);
  expect(barHeight()).toBe('');
  expect(document.activeElement).toBe(compare);
});

it('gives way to the opened basket', async () => {
  const page = show();
  report(-20);
  await stuck();
  act(() => openBasket(page, true));
  expect(isStuck()).toBe(false);
  act(() => openBasket(page, false));
  expect(isStuck()).toBe(true);
});

it('gives way to what has the focus, but for its own buttons', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  show();
  report(-20);
  await stuck();
  const at = (top: number) => () => ({ left: 0, right: 100, top, bottom: top + 40 }) as DOMRect;
  actions().getBoundingClientRect = at(0);
  outside.getBoundingClientRect = at(10);
  act(() => outside.focus());
  expect(actions().hasAttribute('data-covering')).toBe(true);
  act(() => screen.getByRole('button', { name: /Rubelis Red 3240/ }).focus());
  expect(actions().hasAttribute('data-covering')).toBe(false);
});

it.each([
  ['a dialog', { role: 'dialog' }],
  ['an alert', { role: 'alertdialog' }],
  ['whatever is modal', { 'aria-modal': 'true' }],
])('gives way to %s of the page that has the focus, since it would lie above it', async (_, attributes) => {
  const box = document.body.appendChild(document.createElement('div'));
  const button = box.appendChild(document.createElement('button'));
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  show();
  report(-20);
  await stuck();
  const isAway = () => actions().hasAttribute('data-covering');
  act(() => button.focus());
  expect(isAway()).toBe(true);
  act(() => screen.getByRole('button', { name: /Rubelis Red 3240/ }).focus());
  expect(isAway()).toBe(false);
});

it('stays in its place where the window is too low', async () => {
  isTall = false;
  show();
  report(-20);
  await screen.findByText('Rubelis Red 3240');
  expect(isStuck()).toBe(false);
});
