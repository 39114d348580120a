import { describe, expect, it } from 'vitest';
import { hashAddress, pathAddress } from '../../../../src/lib/address/route-address.ts';

const at = (path: string) => new URL(path, 'https://portal.example');

describe('behind the hash', () => {
  it.each([
    ['/profile', null],
    ['/profile#', null],
    ['/profile#content', null],
    ['/profile#/', '/'],
    ['/profile#/status', '/status'],
    ['/profile#/status/', '/status'],
    ['/profile#/st%61tus', '/status'],
    ['/profile#/%E0%A4', '/%E0%A4'],
  ])('reads from the address %s the route %s', (path, route) => {
    expect(hashAddress.read(at(path))).toBe(route);
  });

  it('keeps path and query while it writes the route', () => {
    expect(hashAddress.write('/status', at('/profile?theme=dark#/personal'))).toBe(
      '/profile?theme=dark#/status',
    );
  });
});

describe.each(['/profile', 'profile/', '//profile'])('in the path below %s', (base) => {
  const address = pathAddress(base);

  it.each([
    ['/profile', '/'],
    ['/profile/', '/'],
    ['/profile/status', '/status'],
    ['/profile/status/?theme=dark#content', '/status'],
    ['/profiles', null],
    ['/elsewhere', null],
  ])('reads from the address %s the route %s', (path, route) => {
    expect(address.read(at(path))).toBe(route);
  });

  it('keeps the query while it writes the route', () => {
    expect(address.write('/status', at('/profile/personal?theme=dark#x'))).toBe('/profile/status?theme=dark');
  });
});

it('a site may be nothing but a profile', () => {
  const address = pathAddress('/');
  expect(address.read(at('/status'))).toBe('/status');
  expect(address.write('/status', at('/'))).toBe('/status');
});
