import type { OutputChunk } from 'rollup';
import { describe, expect, it } from 'vitest';
import { closureOf, islandTable } from '../../../scripts/build/island-table.ts';
import type { IslandFacts } from '../../../src/mount/contract.ts';

const chunk = (name: string, imports: string[] = [], isEntry = true) =>
  ({
    name,
    fileName: `${name}-1.js`,
    isEntry,
    imports: imports.map((file) => `${file}-1.js`),
  }) as OutputChunk;

const chunks = [
  chunk('core'),
  chunk('react', ['core']),
  chunk('login', ['react', 'forms', 'core']),
  chunk('forms', ['react', 'login'], false),
  chunk('shell', ['react']),
  chunk('cookie-modal'),
  chunk('gated'),
  chunk('analytics'),
  chunk('editor'),
  chunk('gates'),
];

const facts = (name: string, more: Partial<IslandFacts> = {}) =>
  ({ name, when: 'load', isolation: 'shadow', needs: [], ...more }) as IslandFacts;

/** The module's exports. */
async function evaluate(code: string) {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe('closureOf', () => {
  it('lists the entry first and each file once, circles included', () => {
    expect(closureOf('login', chunks)).toEqual(['login-1.js', 'react-1.js', 'core-1.js', 'forms-1.js']);
  });
});

describe('islandTable', () => {
  it('tells the loader when to fetch which files, without what it fetches anyway', async () => {
    const overlay = { rank: 5, query: 'showLogin' } as const;
    const { table, parts } = await evaluate(
      islandTable([facts('login', { overlay }), facts('cookie-modal')], chunks),
    );
    expect(table).toEqual({
      login: { when: 'load', overlay, files: ['login-1.js', 'forms-1.js'] },
      'cookie-modal': { files: [] },
    });
    expect(parts).toEqual({
      core: 'core-1.js',
      react: 'react-1.js',
      cookieModal: 'cookie-modal-1.js',
      gated: 'gated-1.js',
      analytics: 'analytics-1.js',
      editor: 'editor-1.js',
      gates: 'gates-1.js',
    });
  });

  it('names one file for the islands that every page has', async () => {
    const { table } = await evaluate(islandTable([facts('user-menu'), facts('notices')], chunks));
    expect(table['user-menu'].files).toEqual(['shell-1.js']);
    expect(table.notices).toEqual(table['user-menu']);
  });

  it('refuses an island without a file', () => {
    expect(() => islandTable([facts('search')], chunks)).toThrow('The build made no file for "search".');
  });
});
