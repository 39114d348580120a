import { afterEach, expect, test, vi } from 'vitest';
import { focusHit, keepHitFocused } from '../../../../../src/listing/parts/items/focus-hit.ts';

afterEach(() => document.body.replaceChildren());
const put = (html: string) => {
  document.body.innerHTML = html;
};
const HIT = '<p data-ce-hit="p-1"><a href="/one">One</a></p>';

test('the link of a hit gets the focus', () => {
  put(HIT);
  focusHit(document, 'p-1');
  expect(document.activeElement?.textContent).toBe('One');
});

test('a hit that comes a little later gets it then, unless that was stopped', async () => {
  focusHit(document, 'p-1');
  const stop = focusHit(document, 'p-2');
  stop();
  put(`${HIT}<p data-ce-hit="p-2"><a href="/two">Two</a></p>`);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('One'));
});

test('a virtual list that waits for a scroll event gets one, and the page stays where it is', () => {
  vi.useFakeTimers();
  const scrolled = vi.fn(({ top }: { top: number }) => {
    if (scrolled.mock.calls.length === 2) put(HIT);
    return top;
  });
  vi.stubGlobal('scrollBy', scrolled);
  focusHit(document, 'p-1');
  vi.advanceTimersByTime(5 * 16);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(scrolled.mock.calls.map(([{ top }]) => top)).toEqual([1, -1]);
  expect(document.activeElement?.textContent).toBe('One');
});

test('the focus of a hit survives that hits are drawn anew', () => {
  put(HIT);
  document.querySelector('a')?.focus();
  keepHitFocused(() => put(`<section>${HIT}</section>`));
  expect(document.activeElement?.textContent).toBe('One');
});

test('another focus is left alone', () => {
  put(`<button>Other</button>${HIT}`);
  document.querySelector('button')?.focus();
  keepHitFocused(() => document.querySelector('p')?.remove());
  expect(document.activeElement?.textContent).toBe('Other');
});
