import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveTo } from '../../../../src/lib/address/leave-to.ts';

const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/products?page=2#list');
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.clearAllMocks();
});
const at = (path: string) => new URL(path, location.href).href;

test('another page is gone to', () => {
  leaveTo(at('/sheets'));
  expect(assign).toHaveBeenCalledWith(at('/sheets'));
  expect(reload).not.toHaveBeenCalled();
});

test('the page itself is loaded anew', () => {
  leaveTo(location.href);
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('so is another place on it, where assigning alone would only scroll', () => {
  leaveTo(at('#form'));
  expect(location.hash).toBe('#form');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<p>',
  'mailto:a@b.example',
  'https://',
])('%j is not gone to', (address) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  leaveTo(address);
  expect(assign).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('http'));
});
