import type { OutputChunk } from 'rollup';
import { expect, it } from 'vitest';
import { pageTags } from '../../../scripts/build/page-tags.ts';
import type { IslandFacts } from '../../../src/mount/island/contract.ts';

const chunk = (name: string, imports: string[] = []) =>
  ({
    name,
    fileName: `${name}-1.js`,
    code: `// ${name}`,
    imports: imports.map((file) => `${file}-1.js`),
    dynamicImports: [] as string[],
  }) as OutputChunk;

const chunks = [
  ...['core', 'react', 'file-list', 'more-files', 'ahead', 'ahead-listing', 'cookie-modal'].map((name) =>
    chunk(name),
  ),
  chunk('shell', ['react']),
  chunk('search-listing', ['react']),
  chunk('profile', ['react']),
];

const manifest = ['ce-widgets', ...chunks.map(({ name }) => name)].map((name) => ({
  name,
  file: `${name}-1.js`,
  integrity: `sha384-${name}`,
}));

const facts = (name: string, more: Partial<IslandFacts> = {}) =>
  ({ name, when: 'load', isolation: 'shadow', needs: [], ...more }) as IslandFacts;

const tags = pageTags(
  '1.2.3',
  manifest,
  [
    facts('user-menu'),
    facts('search-listing', { ahead: ['search', 'fields'] }),
    facts('product-detail', { ahead: ['product'] }),
    facts('profile'),
    facts('contact-form', { when: 'visible' }),
    facts('product-header', { when: 'visible', ahead: ['product', 'catalogues'] }),
  ],
  chunks,
);

it.each([
  ['user-menu', ['react', 'core', 'shell']],
  ['search-listing', ['react', 'core', 'ahead-listing', 'file-list']],
  ['product-detail', ['react', 'core', 'ahead', 'file-list']],
  ['profile', ['react', 'core', 'file-list', 'more-files']],
  ['contact-form', []],
  ['product-header', ['ahead']],
])('a page with %s fetches first: %j', (name, files) => {
  expect(tags.islands[name]?.preload).toEqual(files);
});

it('lists script, cookie dialog and preloaded files with their integrity, and no others', () => {
  const file = (name: string) => ({ file: `${name}-1.js`, integrity: `sha384-${name}` });
  expect(tags).toMatchObject({
    version: '1.2.3',
    script: file('ce-widgets'),
    cookieDialog: ['cookie-modal'],
  });
  expect(tags.files).toEqual(
    Object.fromEntries(
      ['cookie-modal', 'react', 'core', 'shell', 'ahead-listing', 'file-list', 'ahead', 'more-files'].map(
        (name) => [name, file(name)],
      ),
    ),
  );
});

it('has calls as data, with the names of props where their values belong', () => {
  expect(tags.islands['product-header']?.calls).toMatchObject([
    {
      ...{ answer: 'product', service: 'search', method: 'GET' },
      ...{ path: 'api/v1/pigment/{productId}', query: { i: '{industry}' } },
    },
    { answer: 'catalogues', method: 'POST', query: { type: 'technical-property' }, body: { source: {} } },
  ]);
  expect(tags.islands['search-listing']?.calls[0]).toMatchObject({
    ...{ answer: 'answer', method: 'POST', path: 'api/v1/document/search' },
    fromAddress: expect.arrayContaining(['q', 'c', 'type', 'sort']),
  });
});

it('fails without a file that a page needs', () => {
  expect(() => pageTags('1.2.3', manifest.slice(0, 3), [facts('user-menu')], chunks)).toThrow(
    'The build made no file for "cookie-modal".',
  );
});
