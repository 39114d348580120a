import { expect, it } from 'vitest';
import { pageQueue } from '../../../src/lib/page-queue.ts';
import { withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

const page = window as unknown as Record<string, unknown>;

it('gives the queue that the page has, an object with a push of its own included', () => {
  const list: unknown[] = [];
  page.queueOfPage = list;
  expect(pageQueue('queueOfPage')).toBe(list);
  const own = { push: () => 0 };
  page.queueOfPage = own;
  expect(pageQueue('queueOfPage')).toBe(own);
  delete page.queueOfPage;
});

it.each([
  ['nothing', undefined],
  ['an element of that id', document.createElement('form')],
  ['a text', 'queue'],
])('makes a queue where the page has %s', (_what, value) => {
  page.queueOfPage = value;
  pageQueue('queueOfPage').push('call');
  expect(page.queueOfPage).toEqual(['call']);
  delete page.queueOfPage;
});
