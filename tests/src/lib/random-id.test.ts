import { expect, test, vi } from 'vitest';
import { randomId } from '../../../src/lib/random-id.ts';

test('never repeats, also on a page without https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1_000 }, randomId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
