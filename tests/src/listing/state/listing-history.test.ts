import { describe, expect, it, vi } from 'vitest';
import { addressHistory, noHistory, positionHistory } from '../../../../src/listing/state/listing-history.ts';

describe('the history of a listing', () => {
  it('keeps path and hash, and what others keep in an entry', () => {
    history.replaceState({ ceRoute: 1 }, '', '/products?a=1#top');
    const own = addressHistory('');
    own.write('?a=1&c=red', 'replace');
    own.keepPosition({ count: 48 });
    expect(location.href).toMatch(/\/products\?a=1&c=red#top$/);
    expect(history.state).toEqual({ ceRoute: 1, ceListing: { count: 48 } });
    expect(own.position()).toEqual({ count: 48 });
    expect(addressHistory('l_').position()).toBeUndefined();
    own.write('?c=blue', 'push');
    expect(own.position()).toBeUndefined();
  });

  it('writes nothing that stands there', () => {
    const push = vi.spyOn(history, 'pushState');
    addressHistory('').write(location.search, 'push');
    expect(push).not.toHaveBeenCalled();
  });

  it.each([null, 7, { ceListing: 'x' }, { ceListing: { count: 'many' } }])(
    'takes %j for no place',
    (state) => {
      history.replaceState(state, '');
      expect(addressHistory('').position()).toBeUndefined();
    },
  );

  it('of a listing without an address keeps place and query in the entry where asked to', () => {
    history.replaceState({ ceRoute: 1 }, '', '/catalogs?id=c-1#x');
    const push = vi.spyOn(history, 'pushState');
    const own = positionHistory('catalog');
    own.keepPosition({ count: 3, anchor: 'p-2' });
    expect(history.state).toEqual({ ceRoute: 1, ceListingcatalog: { count: 3, anchor: 'p-2' } });
    own.write('?catalogc=red', 'push');
    expect([own.search(), own.position()]).toEqual(['?catalogc=red', undefined]);
    own.keepPosition({ count: 2, anchor: 'p-1' });
    own.write('?catalogc=blue', 'replace');
    expect([location.search, own.href('?c=red')]).toEqual(['?id=c-1', '/catalogs?id=c-1#x']);
    expect(push).not.toHaveBeenCalled();
    const later = positionHistory('catalog');
    expect([later.search(), later.position()]).toEqual(['?catalogc=blue', { count: 2, anchor: 'p-1' }]);
  });

  it('of a listing without an address is none', () => {
    const own = noHistory();
    own.write('?c=red', 'push');
    own.keepPosition({ count: 1 });
    own.watch(() => {})();
    expect([own.search(), location.search, own.position(), history.state]).toEqual(['', '', undefined, null]);
    expect(own.href('?c=red')).toBe('/');
  });
});
