import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from '../../../widgets/back-to-top/BackToTop.tsx';
import { examples } from '../../../widgets/back-to-top/examples.ts';
import { addHtml } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const button = () => screen.getByRole('button', { name: 'Back to top' });
const isShown = () => button().classList.contains('ce-top--shown');

function scrollDown(to: number): void {
  vi.stubGlobal('scrollY', to);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test.each(examples)('$name: $shows', ({ props = {} }) => {
  const { breakpoint = 800 } = props;
  renderIsland(<BackToTop {...props} />);
  expect(isShown()).toBe(false);
  scrollDown(breakpoint);
  expect(isShown()).toBe(false);
  scrollDown(breakpoint + 1);
  expect(isShown()).toBe(true);
  scrollDown(0);
  expect(isShown()).toBe(false);
});

test('the breakpoint follows the height of the window', () => {
  renderIsland(<BackToTop />);
  scrollDown(600);
  expect(isShown()).toBe(false);
  vi.stubGlobal('innerHeight', 500);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(isShown()).toBe(true);
});

test('leads to the top, and takes the focus there', async () => {
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  renderIsland(<BackToTop />, { texts: { 'backToTop.label': 'Up again' } });
  scrollDown(900);
  await userEvent.click(screen.getByRole('button', { name: 'Up again' }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Top of page');
});

test('makes way for what has the focus, in other islands too, and comes back after it', () => {
  renderIsland(<BackToTop />);
  scrollDown(900);
  button().getBoundingClientRect = () => new DOMRect(300, 700, 48, 48);
  const host = addHtml('<div></div>');
  const field = document.createElement('input');
  host.attachShadow({ mode: 'open' }).append(field);
  let top = 690;
  field.getBoundingClientRect = () => new DOMRect(0, top, 400, 40);

  act(() => field.focus());
  expect(isShown()).toBe(false);
  top = 400;
  scrollDown(1_190);
  expect(isShown()).toBe(true);
  top = 690;
  scrollDown(900);
  expect(isShown()).toBe(false);
  act(() => field.blur());
  expect(isShown()).toBe(true);
});

test('is never in its own way', () => {
  renderIsland(<BackToTop />);
  scrollDown(900);
  button().getBoundingClientRect = () => new DOMRect(300, 700, 48, 48);
  act(() => button().focus());
  expect(isShown()).toBe(true);
});
