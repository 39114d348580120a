import { expect, it, vi } from 'vitest';
import { reportFailure } from '../../../src/lib/report-failure.ts';

it('tells the console, as the browser does, and the page’s error reporting', () => {
  const browser = vi.fn();
  vi.stubGlobal('reportError', browser);
  const heard = vi.fn();
  document.addEventListener('ce:error', (event) => heard((event as CustomEvent).detail), { once: true });
  const error = new Error('broken');
  reportFailure(error);
  expect(browser).toHaveBeenCalledExactlyOnceWith(error);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ error });
});
