import { beforeEach, expect, it, vi } from 'vitest';
import { keepReturn, takeReturn } from '../../../../src/listing/state/kept-return.ts';

const position = { count: 48, anchor: 'p-1' };
const kept = () => sessionStorage.getItem('ce-listingReturn');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/products?c=red#hits');
  keepReturn({ href: '/products?c=red#hits', key: '', position });
});

it('is there for the page that was meant, once', () => {
  expect(takeReturn('')).toEqual(position);
  expect(takeReturn('')).toBeUndefined();
});

it('waits for the page and the listing that are meant', () => {
  expect(takeReturn('a-')).toBeUndefined();
  history.replaceState(null, '', '/products');
  expect(takeReturn('')).toBeUndefined();
  expect(kept()).not.toBeNull();
});

it('is gone after a minute', () => {
  const at = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(at + 60_001);
  expect(takeReturn('')).toBeUndefined();
  expect(kept()).toBeNull();
});

it.each(['{', '7', '{"href":"/products?c=red#hits","key":""}'])('is none where %s is kept', (json) => {
  sessionStorage.setItem('ce-listingReturn', json);
  expect(takeReturn('')).toBeUndefined();
});
