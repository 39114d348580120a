import { expect, it, vi } from 'vitest';
import { reportHandled } from '../../../src/lib/report-handled.ts';

it('tells the console and the page’s error reporting, without an uncaught error', () => {
  const browser = vi.fn();
  vi.stubGlobal('reportError', browser);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const heard = vi.fn();
  document.addEventListener('ce:error', (event) => heard((event as CustomEvent).detail), { once: true });
  const error = new Error('refused');
  reportHandled(error);
  expect(told).toHaveBeenCalledExactlyOnceWith(error);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ error });
  expect(browser).not.toHaveBeenCalled();
});
