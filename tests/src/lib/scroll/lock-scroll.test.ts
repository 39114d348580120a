import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from '../../../../src/lib/scroll/lock-scroll.ts';

const html = document.documentElement;
const { body } = document;
let supportsGutter = true;

beforeEach(() => {
  supportsGutter = true;
  vi.stubGlobal('CSS', { supports: () => supportsGutter });
  vi.stubGlobal('innerWidth', 1000);
  vi.spyOn(html, 'clientWidth', 'get').mockReturnValue(985);
});
afterEach(() => {
  html.removeAttribute('style');
  body.removeAttribute('style');
});

test('keeps the scrollbar’s place by a gutter, and gives back what was there', () => {
  html.style.setProperty('overflow', 'scroll');
  const release = lockScroll();
  expect(html.style.getPropertyValue('overflow')).toBe('hidden');
  expect(html.style.getPropertyPriority('overflow')).toBe('important');
  expect(html.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
  release();
  expect(html.style.getPropertyValue('overflow')).toBe('scroll');
  expect(html.style.getPropertyValue('scrollbar-gutter')).toBe('');
});

test('without gutters it pads by the width of the scrollbar', () => {
  supportsGutter = false;
  const release = lockScroll();
  expect(html.style.getPropertyValue('padding-inline-end')).toBe('15px');
  release();
  expect(html.style.getPropertyValue('padding-inline-end')).toBe('');
});

test('where no scrollbar takes room nothing is kept', () => {
  vi.spyOn(html, 'clientWidth', 'get').mockReturnValue(1000);
  const release = lockScroll();
  expect(html.style.getPropertyValue('scrollbar-gutter')).toBe('');
  release();
});

test('the body is locked where it rules the viewport', () => {
  const computed = (element: Element) => ({ overflowY: element === body ? 'scroll' : 'visible' });
  vi.stubGlobal('getComputedStyle', computed);
  const release = lockScroll();
  expect(body.style.getPropertyValue('overflow')).toBe('hidden');
  expect(html.style.getPropertyValue('overflow')).toBe('');
  release();
});

test('several locks hold until the last is released; releasing twice counts once', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(html.style.getPropertyValue('overflow')).toBe('hidden');
  second();
  expect(html.style.getPropertyValue('overflow')).toBe('');
});
