import { beforeEach, expect, it, vi } from 'vitest';
import { askForIslands } from '../../../../src/mount/ahead/ask-for-products.ts';
import { addHtml } from '../../../support/fresh-page.ts';

vi.mock('virtual:ahead', () => ({
  ahead: { 'product-detail': ['product', 'fields', 'catalogues'], 'product-header': ['product', 'fields'] },
}));

let requests: Request[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    requests.push(new Request(input, init));
    return new Response('{}');
  });
});

const asked = () => requests.map(({ url }) => url.replace('https://search.example/api/v1/', ''));
const services = { search: 'https://search.example' };
const island = (name: string, props: object = { productId: 'p-1' }, attributes = '') =>
  addHtml(`<div data-ce-widget="${name}" data-ce-props='${JSON.stringify(props)}' ${attributes}></div>`);

const MANIFESTS = ['manifest/search?type=field', 'manifest/search?type=technical-property'];

it('makes the calls of an island as the viewer of the page', async () => {
  island('product-detail', { productId: 'p-1', industry: 'coatings' });
  askForIslands({ fields: { services, user: { userId: 1, token: 't' }, requestRegion: 'europe' } }, vi.fn());
  expect(asked()).toEqual(['pigment/p-1?i=coatings', ...MANIFESTS]);
  for (const { headers } of requests) {
    expect(headers.get('authorization')).toBe('Bearer t');
    expect(headers.get('x-request-region')).toBe('europe');
  }
});

it('makes those of a visitor without a token, and without a region where the page has none', () => {
  island('product-detail');
  askForIslands({ fields: { services } }, vi.fn());
  expect(asked()).toHaveLength(3);
  for (const { headers } of requests) {
    expect(headers.has('authorization')).toBe(false);
    expect(headers.has('x-request-region')).toBe(false);
  }
});

it('asks the same once for several islands', () => {
  island('product-header');
  island('product-detail');
  island('product-detail', { productId: 'p-2' });
  askForIslands({ fields: { services } }, vi.fn());
  expect(asked()).toEqual(['pigment/p-1', MANIFESTS[0], MANIFESTS[1], 'pigment/p-2']);
});

it.each([
  ['shown already', 'product-detail', 'data-ce-status="ready"'],
  ['failed', 'product-detail', 'data-ce-status="failed"'],
  ['without calls to make ahead', 'product-actions', ''],
])('makes no calls for an island that is %s', (_, name, attributes) => {
  island(name, { productId: 'p-1' }, attributes);
  askForIslands({ fields: { services } }, vi.fn());
  expect(asked()).toEqual([]);
});

it.each([
  ['on its way', 'data-ce-status="loading"'],
  ['waiting', 'data-ce-status="waiting"'],
])('makes the calls for an island that is %s', (_, attributes) => {
  island('product-detail', { productId: 'p-1' }, attributes);
  askForIslands({ fields: { services } }, vi.fn());
  expect(asked()).toHaveLength(3);
});

it('makes none for an island in another, with broken props, or without any', () => {
  addHtml(
    '<div data-ce-widget="notices"><p data-ce-widget="product-detail" data-ce-props=\'{"productId":"p-1"}\'></p></div>',
  );
  addHtml('<div data-ce-widget="product-detail" data-ce-props="{"></div>');
  addHtml('<div data-ce-widget="product-detail"></div>');
  askForIslands({ fields: { services } }, vi.fn());
  expect(asked()).toEqual([]);
});

it('asks for nothing that the island’s element holds for this viewer', () => {
  const answer = { product: {}, fields: [], catalogues: [] };
  const json = JSON.stringify({ query: 'id=p-1', user: 'u1', answer });
  island('product-detail').innerHTML = `<script type="application/json" data-ce-answer>${json}</script>`;
  askForIslands({ fields: { services, user: { userId: 'u1' } } }, vi.fn());
  expect(asked()).toEqual([]);
  askForIslands({ fields: { services, user: { userId: 'u2' } } }, vi.fn());
  expect(asked()).toHaveLength(3);
});
