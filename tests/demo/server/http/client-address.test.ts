import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from '../../../../demo/server/http/client-address.ts';

const PROXIES = ['10.0.0.1', '10.0.0.2'];

function address(socket: string | undefined, forwarded?: string, trustedProxies = PROXIES): string {
  const c = {
    env: socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  };
  return clientAddress(c as unknown as Context, { trustedProxies });
}

test.each([
  ['of the socket', '203.0.113.7', undefined, '203.0.113.7'],
  ['of a socket that speaks IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['not what a client says of itself', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['what a trusted proxy says', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['what the first of two trusted proxies says', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['not what a client told the proxy', '10.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
  ['of a proxy that asks for itself', '10.0.0.1', undefined, '10.0.0.1'],
  ['unknown without a socket', undefined, undefined, 'unknown'],
])('the address is that %s', (_, socket, forwarded, expected) => {
  expect(address(socket, forwarded)).toBe(expected);
});

test('without trusted proxies the header counts for nothing', () => {
  expect(address('10.0.0.1', '198.51.100.1', [])).toBe('10.0.0.1');
});
