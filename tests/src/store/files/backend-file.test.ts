import { expect, test } from 'vitest';
import { backendFileAddress } from '../../../../src/store/files/backend-file.ts';

const file = {
  path: 'util/download/pigment',
  query: (token?: string) => new URLSearchParams({ id: 'p-1', ...(token && { token }) }),
};

test.each([
  [
    'a host of its own',
    'https://backend.example',
    undefined,
    'https://backend.example/util/download/pigment?id=p-1',
  ],
  [
    'a path of its host',
    'https://a.example/b/',
    'x',
    'https://a.example/b/util/download/pigment?id=p-1&token=x',
  ],
  ['a path of the page’s origin', '/portal', undefined, '/portal/util/download/pigment?id=p-1'],
  ['no address', undefined, undefined, '/util/download/pigment?id=p-1'],
  ['no valid address', 'https://[nowhere]/', undefined, undefined],
])('the address of a file where the backend has %s', (_, backend, token, address) => {
  const expected = address?.startsWith('/') ? location.origin + address : address;
  expect(backendFileAddress({ services: backend === undefined ? {} : { backend } }, file, token)).toBe(
    expected,
  );
});
