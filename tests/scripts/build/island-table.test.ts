import type { OutputChunk } from 'rollup';
import { describe, expect, it } from 'vitest';
import { fileListModule } from '../../../scripts/build/built-files.ts';
import { islandTable, islandTableModule, loadPlanModule } from '../../../scripts/build/island-table.ts';
import type { IslandFacts } from '../../../src/mount/island/contract.ts';

const chunk = (name: string, imports: string[] = [], isEntry = true) =>
  ({
    name,
    fileName: `${name}-1.js`,
    code: `// ${name}`,
    isEntry,
    imports: imports.map((file) => `${file}-1.js`),
  }) as OutputChunk;

const chunks = [
  chunk('core'),
  chunk('react'),
  chunk('shell', ['react']),
  chunk('search-listing', ['react']),
  chunk('login', ['react', 'forms']),
  chunk('forms', ['react'], false),
  chunk('http', ['react'], false),
  chunk('file-list'),
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
    expect(islandTable(islands, chunks)).toEqual({
      'user-menu': { when: 'load', file: 'shell-1.js' },
      'search-listing': { when: 'visible', file: 'search-listing-1.js' },
      login: {
        when: 'event(overlay:shown)',
        overlay: { rank: 5, query: 'showLogin' },
        file: 'login-1.js',
      },
      'cookie-modal': {
        overlay: { rank: 4, query: 'showCookieSettings', hash: 'cookiesettings' },
      },
    });
  });

  it('names one file for the islands that every page has', () => {
    const table = islandTable([facts('user-menu'), facts('notices')], chunks);
    expect(table.notices).toEqual(table['user-menu']);
  });

  it('refuses an island without a file', () => {
    expect(() => islandTable([facts('search')], chunks)).toThrow('The build made no file for "search".');
  });

  it('goes to the core whole, with the files of the parts', async () => {
    const table = islandTable(islands, chunks);
    expect(await evaluate(islandTableModule(table, chunks))).toMatchObject({
      table,
      parts: { react: 'react-1.js', 'cookie-modal': 'cookie-modal-1.js', gates: 'gates-1.js' },
    });
  });
});

describe('the loader', () => {
  it('knows of the islands that wait for nobody, and of what a page may ask for', async () => {
    const plan = await evaluate(loadPlanModule(islandTable(islands, chunks), chunks));
    expect(plan).toMatchObject({
      parts: {
        core: 'core-1.js',
        react: 'react-1.js',
        cookieModal: 'cookie-modal-1.js',
        fileList: 'file-list-1.js',
      },
      early: { 'user-menu': 'shell-1.js' },
      flags: ['showLogin', 'showCookieSettings', '#cookiesettings'],
    });
  });

  it('knows every file: from the start or by the list, which may be there before the core', async () => {
    const table = islandTable(islands, chunks);
    const plan = await evaluate(loadPlanModule(table, chunks));
    const ready = chunks.filter(({ name }) => !/^(core|file-list)$/.test(name));
    const core = await evaluate(islandTableModule(table, ready));
    const list = await evaluate(fileListModule(ready));
    expect(Object.keys(plan.files)).toEqual(
      expect.arrayContaining(['core-1.js', 'shell-1.js', 'react-1.js']),
    );
    expect(Object.keys(core.files)).toEqual(expect.arrayContaining(['login-1.js', 'forms-1.js']));
    expect(list.files).toHaveProperty(['search-listing-1.js']);
    expect([plan, list].flatMap(({ files }) => Object.keys(files)).sort()).toEqual(
      chunks.map(({ fileName }) => fileName).sort(),
    );
    expect(list.files).toMatchObject(core.files);
  });
});
