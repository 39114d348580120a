import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListingAddress } from '../../../../src/listing/rules/listing-address.ts';
import type { ListingQuery } from '../../../../src/listing/rules/listing-query.ts';

const options = {
  keys: ['i', 'c', 'p', 'brand', 'application', 'vegan'],
  types: ['pigments', 'assets', 'imageStacks'],
  tabs: ['all', 'mysheets', 'company'],
  views: ['list', 'grid', 'table'],
} as const;
const address = createListingAddress(options);
const query: ListingQuery = {
  term: '',
  type: 'pigments',
  tab: 'all',
  filters: {},
  sort: undefined,
  view: undefined,
};

describe('reading an address', () => {
  it('gives all that it asks for', () => {
    const read = address.read(
      '?q=+PR+122+&c=red,blue&c=green&type=assets&tab=company&sort=newest&view=table',
    );
    expect(read).toEqual({
      term: 'PR 122',
      type: 'assets',
      tab: 'company',
      filters: { c: ['red', 'blue', 'green'] },
      sort: 'newest',
      view: 'table',
    });
  });

  it('leaves out nonsense (complaint "Back, scroll, deep links")', () => {
    expect(address.read('?type=x&tab=&sort=up&view=%ff&c=&i=,,&%%%&utm=1')).toEqual(query);
  });

  it('keeps a value once, and a comma of a term', () => {
    expect(address.read('?c=red,red&c=red&q=a,b')).toMatchObject({ filters: { c: ['red'] }, term: 'a,b' });
  });
});

describe('writing an address', () => {
  it.each([
    ['', { term: 'red & blue' }, '?q=red+%26+blue'],
    ['?utm=1&c=red&x', { filters: { c: ['blue', 'a,b'] } }, '?utm=1&c=blue&c=a%2Cb&x'],
    ['?c=red,blue&utm=%7e', { filters: {} }, '?utm=%7e'],
    ['?i=coatings&a=1', { filters: { i: ['coatings'], c: ['red'] } }, '?i=coatings&a=1&c=red'],
    ['?type=assets', { type: 'pigments' }, ''],
    ['?type=nonsense&tab=x&sort=y', {}, ''],
    ['?type=pigments&q=', {}, '?type=pigments&q='],
    ['?c=red,blue', { filters: { c: ['red', 'blue'] } }, '?c=red,blue'],
    ['', { view: 'table', sort: 'name', tab: 'mysheets' }, '?tab=mysheets&sort=name&view=table'],
  ] as const)('writes into the address %s the changes %j', (search, changes, written) => {
    expect(address.write(search, { ...query, ...changes } as ListingQuery)).toBe(written);
  });

  it('writes no lone question mark where only separators are left', () => {
    expect(address.write('?type=nonsense&', query)).toBe('');
  });

  it('uses the names that the page has chosen (decision C7)', () => {
    const renamed = createListingAddress({ ...options, urlKeys: { p: 'performance' }, urlPrefix: 'l_' });
    const search = '?p=17&type=28&l_performance=high&performance=x';
    expect(renamed.read(search).filters).toEqual({ p: ['high'] });
    expect(renamed.write(search, { ...query, filters: { p: ['high'] }, type: 'assets' })).toBe(
      `${search}&l_type=assets`,
    );
  });
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.stringMatching(/^[-,:"'&+%#()/ 🎨ä]{1,12}$/u),
);
const filters = fc.dictionary(
  fc.constantFrom(...options.keys),
  fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
  {
    noNullPrototype: true,
  },
);
const queries = fc.record({
  term: text.map((term) => term.trim()).filter((term) => term.length <= 200),
  type: fc.constantFrom(...options.types),
  tab: fc.constantFrom(...options.tabs),
  filters,
  sort: fc.constantFrom(undefined, 'name', 'newest'),
  view: fc.constantFrom(undefined, ...options.views),
}) as fc.Arbitrary<ListingQuery>;
/** Addresses as people, forms and scripts make them. */
const searches = fc
  .array(
    fc.tuple(
      fc.constantFrom('q', 'c', 'i', 'type', 'utm', 'p[]', ''),
      fc.constantFrom('=', ''),
      fc.webQueryParameters(),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('')).join('&'))
  .map((query) => (query ? `?${query}` : ''));

describe('any state and any address', () => {
  it('state → address → state is the identity (complaint "punctuation")', () => {
    fc.assert(
      fc.property(queries, searches, (state, search) => {
        expect(address.read(address.write(search, state))).toEqual(state);
      }),
    );
  });

  it('address → state → address is the identity, once nonsense is gone', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const canonical = address.write(search, address.read(search));
        expect(address.write(canonical, address.read(canonical))).toBe(canonical);
      }),
    );
    fc.assert(
      fc.property(queries, (state) => {
        const search = address.write('', state);
        expect(address.write(search, address.read(search))).toBe(search);
      }),
    );
  });

  it(`never touches a parameter that isn't its own (complaint "foreign parameters wiped")`, () => {
    const own = new Set([...options.keys, 'q', 'type', 'tab', 'sort', 'view']);
    const foreign = (search: string) =>
      search
        .slice(1)
        .split('&')
        .filter((raw) => raw !== '' && !own.has([...new URLSearchParams(raw).keys()][0] ?? ''));
    fc.assert(
      fc.property(searches, queries, (search, state) => {
        expect(foreign(address.write(search, state))).toEqual(foreign(search));
      }),
    );
  });
});
