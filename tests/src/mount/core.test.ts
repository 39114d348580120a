import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCore } from '../../../src/mount/core.ts';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { addHtml, withFreshPage, writePayload } from '../../support/fresh-page.ts';

vi.mock('virtual:island-table', () => ({
  table: {
    login: { when: 'event(overlay:shown)', overlay: { rank: 5 } },
    'search-listing': { when: 'visible' },
  },
  files: {},
}));

withFreshPage();

const load = vi.fn(() => new Promise<never>(() => {}));
const fetchAhead = vi.fn();
const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  writePayload({ version: 1 });
  openRegistry().bus.on('overlay:open', ({ name }) => opened.push(name));
});

const start = (html?: string) =>
  startCore({ load, fetchAhead, files: {}, opener: html ? addHtml<HTMLElement>(html) : undefined });

describe('what was clicked before the core was there', () => {
  it('is opened as soon as the core runs', () => {
    start('<a href="/login" data-ce-open="login">Log in</a>');
    expect(opened).toEqual(['login']);
  });

  it.each(['registration', 'search-listing'])('leads where it leads if no overlay is called %s', (name) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    start(`<a href="/somewhere" data-ce-open="${name}">X</a>`);
    expect([opened, assign.mock.calls]).toEqual([[], [[new URL('/somewhere', location.href).href]]]);
  });
});

it('offers the mount functions, the events and the overlays by the names of the npm package', () => {
  start();
  const { ceWidgets } = window as unknown as { ceWidgets: Record<string, unknown> };
  expect(Object.keys(ceWidgets)).toEqual(
    expect.arrayContaining([
      'mountLogin',
      'mountSearchListing',
      'mountAll',
      'on',
      'open',
      'track',
      'version',
    ]),
  );
  (ceWidgets.open as (name: string) => void)('login');
  expect(opened).toEqual(['login']);
  const tracked = vi.fn();
  openRegistry().bus.on('track', tracked);
  (ceWidgets.track as (event: object) => void)({ category: 'Film', action: 'Play' });
  expect(tracked).toHaveBeenCalledExactlyOnceWith({ category: 'Film', action: 'Play' });
});

it('fetches the files of an overlay ahead as its opener is pointed at', () => {
  start();
  addHtml('<button type="button" data-ce-open="login">Log in</button>').dispatchEvent(
    new Event('pointerover', { bubbles: true, composed: true }),
  );
  expect(fetchAhead).toHaveBeenCalledWith('login');
});
