import { expect, test, vi } from 'vitest';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { pageOf } from './page-of.ts';

withFreshPage();

test('a question is asked by its overlay, and answered by the visitor', async () => {
  const page = pageOf();
  const opened = vi.fn();
  page.bus.on('overlay:open', opened);
  const answer = page.active().ask({ kind: 'discard' });
  expect(opened).toHaveBeenCalledExactlyOnceWith({ name: 'comparison-question' });
  expect(page.state().question).toEqual({ kind: 'discard' });
  page.active().answer(true);
  expect(await answer).toBe(true);
  expect(page.state().question).toBeNull();
});

test('another question answers the open one with no', async () => {
  const page = pageOf();
  const first = page.active().ask({ kind: 'discard' });
  const second = page.active().ask({ kind: 'delete', title: 'Reds' });
  expect(await first).toBe(false);
  page.active().answer(true);
  expect(await second).toBe(true);
});

test('a question that cannot be shown waits for its code to be fetched again, and is answered with no if it is given up', async () => {
  const page = pageOf();
  const fail = (island: string) =>
    page.bus.emit('widget:failed', { island, element: document.body, error: new Error('x') });
  const show = (name: string | null) => page.bus.emit('overlay:shown', { name });

  const first = page.active().ask({ kind: 'discard' });
  show('comparison-question');
  fail('comparison-question');
  expect(page.state().question).not.toBeNull();
  page.bus.emit('widget:ready', { island: 'comparison-question', element: document.body });
  show(null);
  expect(page.state().question).not.toBeNull();
  page.active().answer(true);
  expect(await first).toBe(true);

  const second = page.active().ask({ kind: 'discard' });
  show('comparison-question');
  fail('login');
  fail('comparison-question');
  show(null);
  expect(await second).toBe(false);
});
