import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { IslandTable } from '../../../../src/mount/island/table.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { watchOpenRequests } from '../../../../src/mount/overlay/open-requests.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';
import { prerender } from '../../../support/prerender.ts';

withFreshPage();

const table: IslandTable = {
  login: {
    when: 'event(overlay:shown)',
    overlay: { rank: 5, query: 'showLogin', hash: 'login', forVisitors: true },
  },
  'cookie-modal': { overlay: { rank: 4, query: 'showCookieSettings', hash: 'cookiesettings' } },
  registration: { when: 'event(overlay:shown)', overlay: { rank: 5 } },
  'search-listing': { when: 'visible' },
};

let shown: (string | null)[];
let prefetch: ReturnType<typeof vi.fn<(name: string) => void>>;

function start() {
  prefetch = vi.fn();
  openRegistry().bus.on('overlay:shown', ({ name }) => shown.push(name));
  watchOpenRequests(openRegistry(), table, prefetch);
}

/** Clicks, and says whether the browser would still follow the link. */
function click(element: Element, init: MouseEventInit = {}): boolean {
  // The page itself must not be left in a test.
  let isFollowed = true;
  const look = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }),
  );
  return isFollowed;
}

beforeEach(() => {
  shown = [];
});

describe('an opener', () => {
  it('opens its overlay instead of following its link, also by what is inside it', () => {
    start();
    const opener = addHtml('<a href="/login" data-ce-open="login"><b>Log in</b></a>');
    expect(click(opener.firstElementChild as Element)).toBe(false);
    expect(shown).toEqual(['login']);
  });

  it('works from inside an island, with the opener for those who ask', () => {
    start();
    const host = addHtml('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button type="button" data-ce-open="login">Log in</button>';
    const opened = vi.fn();
    openRegistry().bus.on('overlay:open', opened);
    expect(click(root.firstElementChild as Element)).toBe(false);
    expect(opened).toHaveBeenCalledExactlyOnceWith({ name: 'login', opener: root.firstElementChild });
  });

  it('hands over the props of the opener, or those of whoever asks', () => {
    start();
    const asked: unknown[] = [];
    openRegistry().bus.on('overlay:shown', ({ name, props }) => name && asked.push(props));
    const props = ['{"contactType":"psr"}', '{"contactType":', undefined];
    for (const json of props) {
      const opener = addHtml('<button type="button" data-ce-open="login">Ask</button>');
      if (json) opener.dataset.ceProps = json;
      click(opener);
    }
    openRegistry().bus.emit('overlay:open', { name: 'login', props: { contactType: 'bce' } });
    expect(asked).toEqual([{ contactType: 'psr' }, undefined, undefined, { contactType: 'bce' }]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)('is a link to a click with %s', (key) => {
    start();
    const opener = addHtml('<a href="/login" data-ce-open="login">Log in</a>');
    expect(click(opener, { [key]: true })).toBe(true);
    expect(shown).toEqual([]);
  });

  it.each(['forgotten', 'search-listing', ''])('is a link where no overlay is called "%s"', (name) => {
    start();
    expect(click(addHtml(`<a href="/x" data-ce-open="${name}">X</a>`))).toBe(true);
    expect(shown).toEqual([]);
  });

  it('is a link for signed-in users where the overlay is for visitors, unless they must log in again (C9)', () => {
    writePayload({ user: { userId: 'u-1', email: 'ada@example.org' } });
    start();
    const opener = addHtml('<a href="/login" data-ce-open="login">Log in</a>');
    expect(click(opener)).toBe(true);
    expect(click(addHtml('<a href="/cookies" data-ce-open="cookie-modal">Cookies</a>'))).toBe(false);
    const state = { user: { userId: 'u-1' }, isLoginDue: true };
    openRegistry().islandPage = { store: { getState: () => state } } as never;
    expect(click(opener)).toBe(false);
    expect(shown).toEqual(['cookie-modal']);
  });

  it('leaves clicks on other links to the browser', () => {
    start();
    expect(click(addHtml('<a href="/x">X</a>'))).toBe(true);
  });

  it('has its files fetched as it is pointed at or focused', () => {
    start();
    const opener = addHtml('<a href="/login" data-ce-open="login">Log in</a>');
    opener.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    opener.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
    expect(prefetch.mock.calls).toEqual([['login'], ['login']]);
    expect(shown).toEqual([]);
  });
});

describe('the address', () => {
  it.each([
    ['#cookiesettings', 'cookie-modal'],
    ['?showCookieSettings', 'cookie-modal'],
    ['?showCookieSettings=1', 'cookie-modal'],
    ['?showCookieSettings=', 'cookie-modal'],
    ['?showLogin=true', 'login'],
  ])('with the query %s opens the overlay %s', (address, name) => {
    history.replaceState(null, '', `/page${address}`);
    start();
    expect(shown).toEqual([name]);
  });

  it.each([
    '?showCookieSettings=0',
    '?showCookieSettings=false',
    '?xshowCookieSettings',
    '#cookie',
    '#undefined',
    '',
  ])('%s opens nothing and stays as it is', (address) => {
    history.replaceState(null, '', `/page${address}`);
    start();
    expect(shown).toEqual([]);
    expect(location.href).toBe(`http://localhost:3000/page${address}`);
  });

  it('forgets what it asked for, so that a reload asks nothing, and nothing else', () => {
    history.replaceState({ mine: 1 }, '', '/page?q=red&showLogin#details');
    start();
    expect(location.pathname + location.search + location.hash).toBe('/page?q=red#details');
    expect(history.state).toEqual({ mine: 1 });
  });

  it('keeps the query as it was written where a hash asked', () => {
    history.replaceState(null, '', '/page?flag&q=a%20b#cookiesettings');
    start();
    expect(location.pathname + location.search + location.hash).toBe('/page?flag&q=a%20b');
  });

  it('opens again whenever the hash asks', () => {
    start();
    for (const _ of [1, 2]) {
      history.replaceState(null, '', '#cookiesettings');
      window.dispatchEvent(new Event('hashchange'));
      openRegistry().overlays.release('cookie-modal');
    }
    expect(shown).toEqual(['cookie-modal', null, 'cookie-modal', null]);
  });
});

describe('what is asked for while a gate is open', () => {
  /** Opens a gate, which ranks before everything that the page asks for. */
  function startBehindGate() {
    openRegistry().overlays.request('country-confirmation', 3);
    start();
  }

  it.each([
    ['?q=red&showLogin=1', '?q=red'],
    ['#cookiesettings', ''],
  ])('%s stays in the address, since the gate may load the page anew, until it is shown', (asks, left) => {
    history.replaceState(null, '', `/page${asks}`);
    startBehindGate();
    expect(location.search + location.hash).toBe(asks);
    openRegistry().overlays.release('country-confirmation');
    expect(shown).toHaveLength(1);
    expect(location.search + location.hash).toBe(left);
  });

  it('stays in the session until it is shown', () => {
    sessionStorage.setItem('ce-showLogin', '1');
    startBehindGate();
    expect(sessionStorage.getItem('ce-showLogin')).toBe('1');
    openRegistry().overlays.release('country-confirmation');
    expect(sessionStorage.getItem('ce-showLogin')).toBeNull();
  });

  it('goes from the payload to the session: the server says it once', () => {
    writePayload({ showLogin: true });
    startBehindGate();
    expect(sessionStorage.getItem('ce-showLogin')).toBe('1');
    openRegistry().overlays.release('country-confirmation');
    expect(shown).toEqual(['login']);
    expect(sessionStorage.getItem('ce-showLogin')).toBeNull();
  });

  it('is forgotten where another of its kind takes its place', () => {
    history.replaceState(null, '', '/page?showLogin');
    startBehindGate();
    openRegistry().overlays.request('registration', 5);
    openRegistry().overlays.release('country-confirmation');
    expect(shown).toEqual(['registration']);
    expect(location.search).toBe('');
  });
});

describe('a flag of the payload or the session', () => {
  it('opens the overlay once, and not again as the hash changes', () => {
    writePayload({ showLogin: true });
    start();
    expect(shown).toEqual(['login']);
    openRegistry().overlays.release('login');
    history.replaceState(null, '', '#somewhere');
    window.dispatchEvent(new Event('hashchange'));
    expect(shown).toEqual(['login', null]);
  });

  it('is cleared from the session as it is read', () => {
    sessionStorage.setItem('ce-showLogin', '1');
    start();
    expect(shown).toEqual(['login']);
    expect(sessionStorage.getItem('ce-showLogin')).toBeNull();
  });

  it('waits for a page that the browser has opened ahead to be shown', () => {
    const show = prerender();
    sessionStorage.setItem('ce-showLogin', '1');
    start();
    expect([shown, sessionStorage.getItem('ce-showLogin')]).toEqual([[], '1']);
    show();
    expect([shown, sessionStorage.getItem('ce-showLogin')]).toEqual([['login'], null]);
  });

  it.each([false, 'yes', null])('of the payload that is %j opens nothing', (showLogin) => {
    writePayload({ showLogin });
    start();
    expect(shown).toEqual([]);
  });

  it('is not missed where storage is blocked', () => {
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        },
      ),
    );
    history.replaceState(null, '', '/?showLogin');
    start();
    expect(shown).toEqual(['login']);
  });
});
