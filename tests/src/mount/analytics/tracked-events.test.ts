import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trackedEvents } from '../../../../src/mount/analytics/tracked-events.ts';

const details: { readonly [Name in keyof typeof trackedEvents]?: object } = {
  'contact:sent': { contactType: 'psr' },
  'overlay:shown': { name: 'login' },
  'search:answered': { queryId: 'a', termLength: 3, filterKeys: ['c', 'i'], total: 90, ms: 12 },
  'search:hit-opened': { queryId: 'a', id: 'p-0001', position: 1 },
  'search:extended': { shown: 48, total: 90 },
  'document:downloaded': { assetId: 'a-1', type: 'tds', prd: null },
  'documents:downloaded': { included: 3, notIncluded: 1 },
  'formulation:opened': { id: 'f-0001' },
  'consent:changed': { mandatory: true, functional: true, marketing: false },
};

/** Documents that list the events. */
const LISTS = ['docs/guide/consent.md', 'src/mount/analytics/tracked-events.ts'];

const trackOf = (event: string, detail: object = {}) =>
  (trackedEvents as Record<string, (detail: object) => object | null>)[event]?.(detail);

/** The table of tracked events as lists of cells, without its head. */
function rowsIn(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const head = lines.findIndex((line) => /\| event +\| category/.test(line));
  const rows = lines.slice(head + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.includes('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

describe('tracked events', () => {
  const named = Object.keys(trackedEvents).filter((name) => name !== 'track');

  it.each(LISTS)('are those that %s lists', (file) => {
    expect(rowsIn(file).map(([event]) => event)).toEqual(named);
    for (const [event = '', category, action, name, value] of rowsIn(file)) {
      const tracked = trackOf(event, details[event as keyof typeof details]);
      expect(tracked).toMatchObject({ category, action });
      expect(Object.keys(tracked ?? {}).slice(2)).toEqual([
        ...(name ? ['name'] : []),
        ...(value ? ['value'] : []),
      ]);
    }
  });

  it('tell nothing when an overlay goes', () => {
    expect(trackOf('overlay:shown', { name: null })).toBeNull();
  });

  it('pass on what the page tells of itself', () => {
    const own = { category: 'Shop', action: 'Look', name: 'Window', value: 3 };
    expect(trackOf('track', own)).toEqual(own);
  });
});
