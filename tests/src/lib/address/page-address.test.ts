import { afterEach, expect, it, vi } from 'vitest';
import {
  addressWith,
  keepInEntry,
  keptInEntry,
  pageUrl,
  pushAddress,
  replaceAddress,
} from '../../../../src/lib/address/page-address.ts';

const pathOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash;
const now = () => pathOf(pageUrl());

afterEach(() => document.head.replaceChildren());

it.each([
  [
    'throws',
    () => {
      throw new DOMException('Too many calls', 'SecurityError');
    },
  ],
  ['does nothing', () => {}],
])('where the browser %s, address and entry live on in memory until it shows another page', (_, refuse) => {
  history.replaceState({ theirs: 1 }, '', '/products?utm=1#top');
  const refusals = ['pushState', 'replaceState'] as const;
  const spies = refusals.map((name) => vi.spyOn(history, name).mockImplementation(refuse));
  pushAddress(addressWith('?utm=1&c=red'));
  keepInEntry('ceListing', { count: 48 });
  expect([now(), keptInEntry('ceListing')]).toEqual(['/products?utm=1&c=red#top', { count: 48 }]);
  expect(pathOf(location)).toBe('/products?utm=1#top');
  location.hash = '#content';
  expect(now()).toBe('/products?utm=1&c=red#content');

  // Once the browser takes addresses again, it gets the whole.
  for (const spy of spies) spy.mockRestore();
  replaceAddress(addressWith(`${pageUrl().search}&s=1`));
  expect(pathOf(location)).toBe('/products?utm=1&c=red&s=1#content');
  expect(history.state).toEqual({ ceListing: { count: 48 } });

  vi.spyOn(history, 'pushState').mockImplementation(refuse);
  pushAddress(addressWith('?c=blue'));
  history.replaceState(null, '', '/products?page=2');
  expect(now()).toBe('/products?page=2');
});

it('the base address of the page is another host: its own address is written', () => {
  document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }));
  pushAddress(addressWith('?c=red'));
  expect(pathOf(location)).toBe('/?c=red');
});
