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

test('a question that cannot be shown is answered with no', async () => {
  const page = pageOf();
  const answer = page.active().ask({ kind: 'discard' });
  const element = document.createElement('div');
  page.bus.emit('widget:failed', { island: 'login', element, error: new Error('x') });
  expect(page.state().question).not.toBeNull();
  page.bus.emit('widget:failed', { island: 'comparison-question', element, error: new Error('x') });
  expect(await answer).toBe(false);
});
