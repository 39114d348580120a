import { beforeEach, expect, it, vi } from 'vitest';
import { askForIslands } from '../../../../src/mount/ahead/ask-for-listings.ts';
import { addHtml } from '../../../support/fresh-page.ts';

vi.mock('virtual:ahead', () => ({
  ahead: { 'search-listing': ['search', 'fields'] },
  defaults: { 'search-listing': { types: ['pigments'], tabs: ['all'], size: 24 } },
}));

let asked: string[];
let fetched: string[];
beforeEach(() => {
  asked = [];
  fetched = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    asked.push(input.href.replace('https://search.example/api/v1/', ''));
    return new Response('{}');
  });
});

const ask = (user?: object, requestRegion?: string) =>
  askForIslands({ fields: { services: { search: 'https://search.example' }, user, requestRegion } }, (name) =>
    fetched.push(name),
  );
const listing = (html = '') => addHtml(`<div data-ce-widget="search-listing">${html}</div>`);
const answer = (user: string | null, more: object = {}) =>
  `<script type="application/json" data-ce-answer>${JSON.stringify({ query: '', user, answer: {}, ...more })}</script>`;

const FIELDS = 'manifest/search?type=field';
const SEARCH = 'document/search?type=pigments';

it('makes the first calls of a listing, and fetches the code that takes the answers', () => {
  listing();
  ask();
  expect(asked).toEqual([FIELDS, SEARCH]);
  expect(fetched).toEqual(['search', 'field-manifest']);
});

it('does nothing on a page without one', () => {
  addHtml('<div data-ce-widget="product-detail"></div>');
  ask();
  expect([...asked, ...fetched]).toEqual([]);
});

it.each([
  ['of the viewer', 'u-1', [FIELDS]],
  ['of somebody else', 'u-2', [FIELDS, SEARCH]],
  ['of a visitor', null, [FIELDS, SEARCH]],
])('heeds an answer in the page that is that %s', (_, user, calls) => {
  listing(answer(user));
  ask({ userId: 'u-1', token: 't' });
  expect(asked).toEqual(calls);
});

it('searches where the answer in the page is another region’s', () => {
  listing(answer(null, { region: 'eu' }));
  ask(undefined, 'us');
  expect(asked).toEqual([FIELDS, SEARCH]);
});

it('asks for nothing where the page has the fields, too', () => {
  listing(answer(null, { fields: [] }));
  ask();
  expect(asked).toEqual([]);
});

it('searches where the answer in the page is broken', () => {
  listing('<script type="application/json" data-ce-answer>{</script>');
  ask();
  expect(asked).toEqual([FIELDS, SEARCH]);
});
