import { expect, it, vi } from 'vitest';
import { lacksCors } from '../../../src/http/lacks-cors.ts';

const { signal } = new AbortController();

it.each([
  ['answers scripts', 'https://backend.example/util', ['cors', 'no-cors'], false],
  ['answers, but not to scripts', 'https://backend.example/util', ['no-cors'], true],
  ['does not answer', 'https://backend.example/util', [], false],
  ['is of the page’s own origin', '/util', ['no-cors'], false],
])('tells whether CORS headers are missing of an address that %s', async (_, address, answered, expected) => {
  vi.stubGlobal('fetch', async (_address: string, { mode = 'cors' }: RequestInit) => {
    if (!answered.includes(mode)) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 400 });
  });
  expect(await lacksCors(new URL(address, location.href).href, signal)).toBe(expected);
});
