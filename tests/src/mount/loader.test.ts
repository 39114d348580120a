import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handover } from '../../../src/mount/core.ts';
import { type Shared, sharedOnPage } from '../../../src/mount/shared.ts';
import { addHtml, withFreshPage, writePayload } from '../../support/fresh-page.ts';

vi.mock('virtual:load-plan', () => ({
  early: { 'main-navigation': 'nav', profile: 'profile', 'compare-page': 'compare-page' },
  flags: ['showLogin', 'showCookieSettings', '#cookiesettings'],
  ahead: {
    ahead: '[data-ce-widget=product-detail]',
    'ahead-listing': '[data-ce-widget=search-listing]',
  },
  main: ['compare-page'],
  files: {
    core: ['c1'],
    react: ['r1'],
    'cookie-modal': ['k1'],
    'file-list': ['l1'],
    'more-files': ['m1'],
    nav: ['n1', 'react'],
  },
}));

/** Parts that were asked for, by name; each comes when the test lets it. */
let asked: Map<string, PromiseWithResolvers<unknown>>;

vi.mock('../../../src/mount/load-chunk.ts', () => ({
  loadChunk: (name: string) => {
    const part = Promise.withResolvers<unknown>();
    asked.set(name, part);
    return part.promise;
  },
}));

withFreshPage();

const startCore = vi.fn<(handover: Handover) => void>();
const openCookieModal = vi.fn<(shared: Shared) => void>();
const assign = vi.fn();

beforeEach(() => {
  vi.resetModules();
  asked = new Map();
  for (const mock of [startCore, openCookieModal, assign]) mock.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Runs the script tag, as if it stood at this point of the page's loading. */
async function run(
  readyState: DocumentReadyState = 'interactive',
  src = 'https://cdn.example/ce/ce-widgets.js',
) {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: src });
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  await import('../../../src/mount/loader.ts');
}

async function load() {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(asked.has('core')).toBe(true));
}

const choose = (settings = { mandatory: true, functional: false, marketing: false }) => {
  document.cookie = `ce-cookieSettings=${encodeURIComponent(JSON.stringify(settings))};path=/`;
};

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);

function click(element: Element, init: MouseEventInit = {}): boolean {
  let isFollowed = true;
  const look = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isFollowed;
}

describe('the loader', () => {
  it('takes its address from its own script, whatever element of the page is called currentScript', async () => {
    const impostor = Object.assign(document.createElement('img'), { src: 'https://evil.example/x.js' });
    Object.defineProperty(document, 'currentScript', { value: impostor, configurable: true });
    choose();
    addHtml('<nav data-ce-widget="main-navigation"></nav>');
    await run();
    Reflect.deleteProperty(document, 'currentScript');
    expect(preloads()).toEqual(
      ['nav-n1.js', 'react-r1.js', 'core-c1.js'].map((file) => `https://cdn.example/ce/${file}`),
    );
  });

  it('says in one sentence that it does nothing where nothing tells the address of its files', async () => {
    await run('interactive', '');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'ce-widgets: no files found. Set data-ce-base on <html> to their folder. Looked at:',
      'no address',
    );
    expect(asked.size).toBe(0);
    expect(sharedOnPage()).toBeUndefined();
  });

  it('does nothing where another copy is, and says so with both versions', async () => {
    choose();
    Object.assign(globalThis, { [Symbol.for('ce-widgets')]: { version: '0.9.0' } });
    await run();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'ce-widgets 0.0.0-test does nothing: 0.9.0 is on this page already.',
    );
    await Promise.resolve();
    window.dispatchEvent(new Event('load'));
    expect(asked.size).toBe(0);
  });

  it('runs once where two copies stand in the head and wait for the page', async () => {
    await run('loading');
    vi.resetModules();
    await run('loading');
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('waits for the page before it looks at it', async () => {
    await run('loading');
    writePayload({ page: { suppressCookieModal: true } });
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(asked.size).toBe(0);
    expect(sharedOnPage()?.page.fields).toEqual({ page: { suppressCookieModal: true } });
  });

  it('starts the core after the load event and no earlier', async () => {
    choose();
    await run();
    expect(asked.size).toBe(0);
    await load();
    asked.get('core')?.resolve({ startCore });
    await vi.waitFor(() => expect(startCore).toHaveBeenCalledOnce());
  });

  it('starts the core at once on a page that has loaded', async () => {
    choose();
    await run('complete');
    expect([...asked.keys()]).toEqual(['core']);
  });

  it.each([
    ['at once where a listing stands in the first window', 300, true],
    ['after the load event where it stands further down', 2_000, false],
  ])('starts the core %s', async (_, top, isAtOnce) => {
    choose();
    const element = addHtml('<div data-ce-widget="search-listing"></div>');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 300));
    await run();
    expect(asked.has('core')).toBe(isAtOnce);
  });

  it('fetches ahead what the page will need, each file once', async () => {
    choose();
    addHtml('<nav data-ce-widget="main-navigation"></nav>');
    addHtml('<div data-ce-widget="search-listing"></div>');
    await run();
    expect(preloads()).toEqual([
      'https://cdn.example/ce/nav-n1.js',
      'https://cdn.example/ce/react-r1.js',
      'https://cdn.example/ce/core-c1.js',
    ]);
  });

  it('has calls made ahead for an island that says so, before anything else runs', async () => {
    choose();
    writePayload({ requestRegion: 'europe' });
    addHtml('<div data-ce-widget="product-detail"></div>');
    await run();
    expect([...asked.keys()]).toEqual(['ahead', 'core']);
    const askForIslands = vi.fn();
    asked.get('ahead')?.resolve({ askForIslands });
    await vi.waitFor(() =>
      expect(askForIslands).toHaveBeenCalledExactlyOnceWith(sharedOnPage()?.page, expect.any(Function)),
    );
  });

  it('lets what makes the calls of a listing fetch the code that takes the answers', async () => {
    choose();
    addHtml('<div data-ce-widget="search-listing"></div>');
    await run();
    expect([...asked.keys()]).toEqual(['ahead-listing', 'core']);
    asked
      .get('ahead-listing')
      ?.resolve({ askForIslands: (_: unknown, fetchAhead: (name: string) => void) => fetchAhead('nav') });
    await vi.waitFor(() => expect(preloads()).toContain('https://cdn.example/ce/nav-n1.js'));
  });

  it('goes on where the code of calls ahead does not come', async () => {
    choose();
    addHtml('<div data-ce-widget="product-detail"></div>');
    await run();
    asked.get('ahead')?.reject(new Error('no file'));
    await load();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('asks for the lists of files where it does not know one, and fetches it then', async () => {
    choose();
    addHtml('<div data-ce-widget="profile"></div>');
    await run();
    expect(preloads()).not.toContain('https://cdn.example/ce/profile-p1.js');
    asked.get('file-list')?.resolve({ files: { forms: ['f1', 'react'] } });
    asked.get('more-files')?.resolve({ files: { profile: ['p1', 'forms'] } });
    await vi.waitFor(() => expect(preloads()).toContain('https://cdn.example/ce/profile-p1.js'));
    expect(preloads()).toContain('https://cdn.example/ce/forms-f1.js');
  });

  it('asks for one list of files where it has all that an island needs', async () => {
    choose();
    addHtml('<div data-ce-widget="compare-page"></div>');
    await run();
    asked.get('file-list')?.resolve({ files: { 'compare-page': ['p1', 'react'] } });
    await vi.waitFor(() => expect(preloads()).toContain('https://cdn.example/ce/compare-page-p1.js'));
    expect(asked.has('more-files')).toBe(false);
  });

  it('lets chunks import others, which are named by their files', async () => {
    choose();
    await run();
    void sharedOnPage()?.load?.('./http-00000000.js');
    expect([...asked.keys()]).toEqual(['http']);
  });

  it.each([['?showLogin'], ['#cookiesettings']])(
    'does not wait where %s asks for an overlay',
    async (address) => {
      choose();
      history.replaceState(null, '', `/page${address}`);
      await run();
      expect([...asked.keys()]).toEqual(['core']);
    },
  );

  it('does not wait where the session asks for an overlay', async () => {
    choose();
    writePayload({ showLogin: true });
    await run();
    expect([...asked.keys()]).toEqual(['core']);
  });

  it.each([{ user: { userId: 'u1' } }, { requestCountry: ['DE'] }])(
    'does not wait where something may have to be settled first: %j',
    async (payload) => {
      choose();
      writePayload(payload);
      await run();
      expect([...asked.keys()]).toEqual(['core']);
    },
  );

  it('marks the islands as failed where the core does not come', async () => {
    choose();
    const element = addHtml('<nav data-ce-widget="main-navigation">Served</nav>');
    await run();
    await load();
    asked.get('core')?.reject(new Error('no file'));
    await vi.waitFor(() => expect(element.dataset.ceStatus).toBe('failed'));
    expect(element.innerHTML).toBe('Served');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'ce-widgets: no files found. Set data-ce-base on <html> to their folder. Looked at:',
      'https://cdn.example/ce/ce-widgets.js',
      expect.any(Error),
    );
  });
});

describe('an opener before the core is there', () => {
  const opener = () => addHtml('<a href="/login" data-ce-open="login"><b>Log in</b></a>');

  it('has the core fetched, which gets to know of it', async () => {
    choose();
    await run();
    const link = opener();
    expect(click(link.firstElementChild as Element)).toBe(false);
    asked.get('core')?.resolve({ startCore });
    await vi.waitFor(() => expect(startCore.mock.calls[0]?.[0].opener).toBe(link));
  });

  it('is not followed at a second click while the core is on its way', async () => {
    choose();
    await run();
    const link = opener();
    expect(click(link)).toBe(false);
    expect(click(link)).toBe(false);
    asked.get('core')?.resolve({ startCore });
    await vi.waitFor(() => expect(startCore).toHaveBeenCalledOnce());
  });

  it('opens also where the core was on its way already', async () => {
    choose();
    await run();
    await load();
    const link = opener();
    expect(click(link)).toBe(false);
    asked.get('core')?.resolve({ startCore });
    await vi.waitFor(() => expect(startCore.mock.calls[0]?.[0].opener).toBe(link));
  });

  it('is left to the core once that runs', async () => {
    choose();
    await run('complete');
    asked.get('core')?.resolve({ startCore });
    await vi.waitFor(() => expect(startCore).toHaveBeenCalledOnce());
    expect(click(opener())).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'is a link to a click with %s',
    async (key) => {
      choose();
      await run();
      expect(click(opener(), { [key]: true })).toBe(true);
      expect(asked.size).toBe(0);
    },
  );

  it('is followed where the core does not come, now and at the next click', async () => {
    choose();
    await run();
    const link = opener();
    click(link);
    asked.get('core')?.reject(new Error('no file'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/login'));
    expect(click(link)).toBe(true);
  });

  it('keeps the page while there is no connection, and opens once there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    choose();
    await run();
    const link = opener();
    click(link);
    asked.get('core')?.reject(new Error('no file'));
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(assign).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    asked.get('core')?.resolve({ startCore });
    await vi.waitFor(() => expect(startCore.mock.calls[0]?.[0].opener).toBe(link));
  });
});

describe('the cookie modal', () => {
  it('opens at once where no settings are stored (row 6)', async () => {
    await run();
    expect([...asked.keys()]).toEqual(['cookie-modal']);
    asked.get('cookie-modal')?.resolve({ openCookieModal });
    await vi.waitFor(() => expect(openCookieModal).toHaveBeenCalledExactlyOnceWith(sharedOnPage()));
  });

  it.each([
    [{ globalPrivacyControl: true }, true, false],
    [{ globalPrivacyControl: true }, false, true],
    [{}, true, true],
    [null, true, true],
  ])('with %j, and the browser’s signal %s: asks %s', async (consent, signal, asks) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: signal });
    writePayload({ consent });
    await run();
    expect(asked.has('cookie-modal')).toBe(asks);
  });

  it('stays shut where settings are stored', async () => {
    choose();
    await run();
    expect(asked.has('cookie-modal')).toBe(false);
  });

  it.each([
    { page: { suppressCookieModal: true } },
    { page: { dataProtection: true } },
    { user: { userId: 'u1' } },
    { requestCountry: ['de'] },
  ])('is not for the loader to open with %j (row 7, decision 7)', async (payload) => {
    writePayload(payload);
    await run();
    expect(asked.has('cookie-modal')).toBe(false);
  });

  it.each(['', '[]', '{', '{"page":null}', '{"page":"x","user":null}', '{"page":{"dataProtection":null}}'])(
    'opens on a page whose payload is %j',
    async (payload) => {
      writePayload(payload);
      await run();
      expect(asked.has('cookie-modal')).toBe(true);
    },
  );

  it.each(['missing', 'broken'])('may open later where its file is %s at first', async (kind) => {
    await run();
    const part = asked.get('cookie-modal');
    const told = vi.fn();
    Object.assign(sharedOnPage() as Shared, { onCookieModal: told });
    expect(sharedOnPage()?.isCookieModalOpen).toBe(true);
    if (kind === 'missing') part?.reject(new Error('no file'));
    else {
      openCookieModal.mockImplementation(() => {
        throw new Error('broken');
      });
      part?.resolve({ openCookieModal });
    }
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(null));
    expect(sharedOnPage()?.isCookieModalOpen).toBe(false);
    expect(console.error).toHaveBeenCalledOnce();
  });
});
