import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failIsland } from '../../../../src/mount/island/fail-island.ts';
import type { IslandTable } from '../../../../src/mount/island/table.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { watchOverlayPlaces } from '../../../../src/mount/overlay/overlay-places.ts';
import { watchLoading } from '../../../../src/mount/overlay/watch-loading.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';
import { standIn } from '../../../support/stand-in.ts';

withFreshPage();

const table: IslandTable = {
  login: { when: 'event(overlay:shown)', overlay: { rank: 5 } },
  hints: { when: 'event(overlay:shown)', overlay: { rank: 6 } },
  policy: { when: 'event(overlay:shown)', overlay: { rank: 2 } },
  'industry-choice': { when: 'event(overlay:shown)', overlay: { rank: 5 } },
  'cookie-modal': { overlay: { rank: 4 } },
  contact: { when: 'visible', overlay: { rank: 5 } },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  watchOverlayPlaces(openRegistry(), table, watchLoading(openRegistry(), table));
});

const placeOf = (name: string) => document.querySelector(`[data-ce-widget=${name}]`);

function open(name: string, opener?: Element) {
  const { bus, overlays } = openRegistry();
  bus.emit('overlay:open', { name, opener });
  overlays.request(name, table[name]?.overlay?.rank as 5);
}

function fail(name: string) {
  failIsland(placeOf(name) as Element, name, new Error('no file'));
}

/** What becomes of a place that a script of the page takes away. */
function takeAway(name: string) {
  const element = placeOf(name) as Element;
  element.remove();
  openRegistry().bus.emit('widget:unmounted', { island: name, element });
}

describe('watchOverlayPlaces', () => {
  it('gives an overlay one place on the body when it is first shown', () => {
    open('login');
    openRegistry().overlays.release('login');
    open('login');
    expect(document.body.querySelectorAll(':scope > [data-ce-widget=login]')).toHaveLength(1);
  });

  it('takes the place that the page has for it', () => {
    const own = addHtml('<main><div data-ce-widget="login"></div></main>').firstElementChild;
    open('login');
    expect(document.querySelectorAll('[data-ce-widget=login]')).toHaveLength(1);
    expect(placeOf('login')).toBe(own);
  });

  it('gives an island that has a place of its own another one as an overlay', () => {
    const own = addHtml('<div data-ce-widget="contact"></div>');
    for (const _ of [1, 2]) {
      open('contact');
      openRegistry().overlays.release('contact');
    }
    const places = document.querySelectorAll<HTMLElement>('[data-ce-widget=contact]');
    expect([...places].map(({ dataset }) => dataset.ceProps)).toEqual([undefined, '{"modal":true}']);
    expect(places[0]).toBe(own);
  });

  it('gives the cookie modal none, which is no island', () => {
    open('cookie-modal');
    expect(placeOf('cookie-modal')).toBeNull();
  });

  it('gives a missing overlay another place when it is tried again, and lets the next one through when it is given up', () => {
    open('login', addHtml('<a href="/login">Log in</a>'));
    open('hints');
    fail('login');
    expect(placeOf('login')).toBeNull();
    standIn()?.press('Try again');
    expect(placeOf('login')).not.toBeNull();
    fail('login');
    expect(placeOf('hints')).toBeNull();
    standIn()?.press('Close');
    expect(placeOf('login')).toBeNull();
    expect(placeOf('hints')).not.toBeNull();
  });

  it('lets a failed overlay be asked for again', () => {
    open('login');
    fail('login');
    open('login');
    expect(placeOf('login')).not.toBeNull();
  });

  it('tells the page of the failure, though the place is gone', () => {
    const heard: unknown[] = [];
    document.addEventListener('ce:widget:failed', (event) => {
      heard.push((event as CustomEvent).detail.island);
      event.preventDefault();
    });
    open('login');
    fail('login');
    expect(heard).toEqual(['login']);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leaves an island that failed in a place of its own there, with what the server rendered', () => {
    const own = addHtml('<div data-ce-widget="contact">Write to us</div>');
    open('login');
    open('contact', addHtml('<a href="/contact">Contact</a>'));
    failIsland(own, 'contact', new Error('no file'));
    expect(own.isConnected).toBe(true);
    expect(own.textContent).toBe('Write to us');
    expect(standIn()).toBeUndefined();
    expect(document.querySelectorAll('[data-ce-widget=contact]')).toHaveLength(2);
  });

  it('leaves the place that the page has for an overlay, and makes another when it is asked for again', () => {
    const own = addHtml('<div data-ce-widget="login"></div>');
    open('login', addHtml('<a href="/login">Log in</a>'));
    fail('login');
    expect(own.isConnected).toBe(true);
    open('login');
    expect(document.querySelectorAll('[data-ce-widget=login]')).toHaveLength(2);
  });

  it('lets the next overlay through, and this one be asked for again, after a script has swapped the page', () => {
    open('login');
    open('hints');
    takeAway('login');
    expect(placeOf('hints')).not.toBeNull();
    open('login');
    expect(placeOf('login')).not.toBeNull();
  });

  it('gives a gate another place after a script has swapped the page, until it is settled', () => {
    open('policy');
    takeAway('policy');
    expect(placeOf('policy')).not.toBeNull();
    openRegistry().overlays.release('policy');
    takeAway('policy');
    expect(placeOf('policy')).toBeNull();
  });

  it('keeps an overlay that is asked for again after it has failed', () => {
    open('login');
    const place = placeOf('login') as Element;
    fail('login');
    open('login');
    openRegistry().bus.emit('widget:unmounted', { island: 'login', element: place });
    open('hints');
    expect(placeOf('hints')).toBeNull();
  });

  it('leaves failed islands that are no overlays in their place', () => {
    const element = addHtml('<div data-ce-widget="search-listing">Served</div>');
    failIsland(element, 'search-listing', new Error('no file'));
    expect(element.isConnected).toBe(true);
  });
});
