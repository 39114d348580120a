import type { OutputChunk } from 'rollup';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fileLists } from '../../../scripts/build/built-files.ts';
import {
  aheadModule,
  islandTable,
  islandTableModule,
  loadPlanModule,
} from '../../../scripts/build/island-table.ts';
import type { IslandFacts } from '../../../src/mount/island/contract.ts';

const chunk = (name: string, imports: string[] = [], later: string[] = []) =>
  ({
    name,
    fileName: `${name}-1.js`,
    code: `// ${name}`,
    imports: imports.map((file) => `${file}-1.js`),
    dynamicImports: later.map((file) => `${file}-1.js`),
  }) as OutputChunk;

const chunks = [
  chunk('core'),
  chunk('react'),
  chunk('shell', ['react']),
  chunk('search-listing', ['listing'], ['filter-drawer']),
  chunk('listing', ['react']),
  chunk('filter-drawer', ['listing', 'forms']),
  chunk('profile', ['react', 'forms']),
  chunk('login', ['react', 'forms']),
  chunk('forms', ['react']),
  chunk('http', ['react']),
  chunk('notice-region', ['react']),
  chunk('file-list'),
  chunk('more-files'),
  chunk('ahead'),
  chunk('ahead-listing'),
  chunk('cookie-modal'),
  chunk('gated'),
  chunk('consent-options'),
  chunk('analytics'),
  chunk('error-reporting'),
  chunk('editor'),
  chunk('gates'),
  chunk('tooltips'),
];

const facts = (name: string, more: Partial<IslandFacts> = {}) =>
  ({ name, when: 'load', isolation: 'shadow', needs: [], ...more }) as IslandFacts;

/** The module's exports. */
async function evaluate(code: string) {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const islands = [
  facts('user-menu'),
  facts('search-listing', { when: 'visible' }),
  facts('login', { when: 'event(overlay:shown)', overlay: { rank: 5, query: 'showLogin' } }),
  facts('cookie-modal', { overlay: { rank: 4, query: 'showCookieSettings', hash: 'cookiesettings' } }),
];

describe('islandTable', () => {
  it('says when to fetch which file', () => {
    expect(islandTable(islands)).toEqual({
      'user-menu': { when: 'load', file: 'shell' },
      'search-listing': { when: 'visible' },
      login: { when: 'event(overlay:shown)', overlay: { rank: 5, query: 'showLogin' } },
      'cookie-modal': {
        overlay: { rank: 4, query: 'showCookieSettings', hash: 'cookiesettings' },
      },
    });
  });

  it('names one file for the islands that every page has', () => {
    const table = islandTable([facts('user-menu'), facts('notices')]);
    expect(table.notices).toEqual(table['user-menu']);
  });

  it('refuses an island without a file', () => {
    expect(() => islandTableModule(islandTable([facts('search')]), chunks)).toThrow(
      'The build made no file for "search".',
    );
  });

  it('refuses a part without a file', () => {
    const some = chunks.filter(({ name }) => name !== 'tooltips');
    expect(() => islandTableModule({}, some)).toThrow('The build made no file for "tooltips".');
  });

  it('goes to the core whole, with the files of the login', async () => {
    const table = islandTable(islands);
    expect(await evaluate(islandTableModule(table, chunks))).toMatchObject({
      table,
      files: { gates: [expect.any(String)], login: [expect.any(String), 'forms'] },
    });
  });
});

describe('the loader', () => {
  it('knows of the islands that wait for nobody, and of what a page may ask for', async () => {
    const plan = await evaluate(loadPlanModule(islandTable(islands), islands, chunks));
    expect(plan).toMatchObject({
      early: { 'user-menu': 'shell' },
      flags: ['showLogin', 'showCookieSettings', '#cookiesettings'],
    });
  });

  it('knows for which islands calls are made ahead, and what makes them knows which calls', async () => {
    const some = [
      ...islands,
      facts('product-detail', { ahead: ['product', 'fields'] }),
      facts('product-header', { ahead: ['product'] }),
      facts('sheet-listing', {
        ahead: ['search', 'fields'],
        props: v.object({ size: v.optional(v.number(), 24), title: v.optional(v.string(), 'Sheets') }),
      }),
    ];
    const { ahead } = await evaluate(loadPlanModule(islandTable(some), some, chunks));
    expect(ahead).toEqual({
      ahead: '[data-ce-widget=product-detail],[data-ce-widget=product-header]',
      'ahead-listing': '[data-ce-widget=sheet-listing]',
    });
    expect((await evaluate(aheadModule(some, 'ahead'))).ahead).toEqual({
      'product-detail': ['product', 'fields'],
      'product-header': ['product'],
    });
    const ofListings = await evaluate(aheadModule(some, 'ahead-listing'));
    expect(ofListings.ahead).toEqual({ 'sheet-listing': ['search', 'fields'] });
    expect(ofListings.defaults).toEqual({ 'sheet-listing': { size: 24 } });
  });

  it('knows every file: from the start or by a list, which may be there before the core', async () => {
    const table = islandTable(islands);
    const plan = await evaluate(loadPlanModule(table, islands, chunks));
    const ready = chunks.filter(({ name }) => !/^(core|file-list|more-files)$/.test(name));
    const core = await evaluate(islandTableModule(table, ready));
    const { main, more } = fileLists(ready);
    expect(Object.keys(plan.files)).toEqual(expect.arrayContaining(['core', 'shell', 'react']));
    expect(Object.keys(core.files)).toEqual(expect.arrayContaining(['login', 'forms']));
    expect([plan.files, main, more].flatMap((files) => Object.keys(files)).sort()).toEqual(
      chunks.map(({ name }) => name).sort(),
    );
    expect({ ...main, ...more }).toMatchObject(core.files);
  });

  it('has the files of the main islands, now and later, on a list of their own', async () => {
    const plan = await evaluate(loadPlanModule(islandTable(islands), islands, chunks));
    expect(plan.main).toContain('search-listing');
    const { main, more } = fileLists(chunks);
    expect(Object.keys(main)).toEqual(['search-listing', 'listing', 'filter-drawer', 'forms']);
    expect(Object.keys(more)).toEqual(expect.arrayContaining(['login', 'http', 'profile', 'tooltips']));
  });
});
