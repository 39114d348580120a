import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from '../../../../src/domain/user/consent.ts';
import { TAB_CHANNEL } from '../../../../src/events/tab-channel.ts';
import { connectConsent } from '../../../../src/mount/consent/connect-consent.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { watchLoading } from '../../../../src/mount/overlay/watch-loading.ts';
import type { Registry } from '../../../../src/mount/registry.ts';
import { openCookieModal } from '../../../../widgets/cookie-modal/open-cookie-modal.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { withFreshPage, writePayload } from '../../../support/fresh-page.ts';
import { standIn } from '../../../support/stand-in.ts';

withFreshPage();

const none: ConsentSettings = { mandatory: true, functional: false, marketing: false };
const all: ConsentSettings = { mandatory: true, functional: true, marketing: true };

let shared: Registry;
let changes: ConsentSettings[];
let shown: (string | null)[];
let cookieModal: ReturnType<typeof vi.fn<() => Promise<{ openCookieModal: typeof openCookieModal }>>>;

function start(payload: object = {}) {
  writePayload(payload);
  connect();
}

function connect() {
  shared = openRegistry();
  changes = [];
  shown = [];
  shared.bus.on('consent:changed', (settings) => changes.push(settings));
  shared.bus.on('overlay:shown', ({ name }) => shown.push(name));
  connectConsent(shared, { chunk: cookieModal as never }, watchLoading(shared, {}));
}

function store(settings: ConsentSettings) {
  document.cookie = `ce-cookieSettings=${encodeURIComponent(JSON.stringify(settings))};path=/`;
}

const modals = () => document.querySelectorAll('ce-island');
const press = (value: string) =>
  modals()[0]?.shadowRoot?.querySelector<HTMLButtonElement>(`button[value=${value}]`)?.click();
const opened = () => vi.waitFor(() => expect(modals()).toHaveLength(1));

beforeEach(() => {
  cookieModal = vi.fn(async () => ({ openCookieModal }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('connectConsent', () => {
  it('tells stored settings and opens nothing', () => {
    store(none);
    start();
    expect(changes).toEqual([none]);
    expect(shown).toEqual([]);
  });

  it('opens what was asked for before it was connected, and shows it to whoever has something to add', async () => {
    store(none);
    writePayload({});
    openRegistry().overlays.request('cookie-modal', 4);
    const added = vi.fn();
    openRegistry().onCookieModalShown = added;
    connect();
    await opened();
    expect(added).toHaveBeenCalledExactlyOnceWith(modals()[0]?.shadowRoot);
  });

  it('asks where there are none, and tells the choice once', async () => {
    start();
    await opened();
    expect(changes).toEqual([]);
    press('accept');
    await vi.waitFor(() => expect(shown).toEqual(['cookie-modal', null]));
    expect(changes).toEqual([all]);
    expect(shared.consent).toEqual(all);
  });

  it.each([{ page: { dataProtection: true } }, { page: { suppressCookieModal: true } }])(
    'does not ask on a page with %j, unless it is asked to (row 7, decision 8)',
    async (payload) => {
      start(payload);
      expect(shown).toEqual([]);
      shared.overlays.request('cookie-modal', 4);
      await opened();
    },
  );

  it('waits its turn behind what is more important', async () => {
    writePayload({});
    openRegistry().overlays.request('initial-password', 1);
    connect();
    expect(cookieModal).not.toHaveBeenCalled();
    shared.overlays.release('initial-password');
    await opened();
  });

  it('leaves a modal alone that the loader has opened', async () => {
    writePayload({});
    openCookieModal(openRegistry());
    connect();
    expect(cookieModal).not.toHaveBeenCalled();
    press('reject');
    await vi.waitFor(() => expect(shown).toEqual(['cookie-modal', null]));
    expect(changes).toEqual([none]);
  });

  it('tells a choice once that was made just before it began', async () => {
    writePayload({});
    openCookieModal(openRegistry());
    press('reject');
    connect();
    const late = vi.fn();
    shared.onCookieModal = ((before) => (settings) => {
      before?.(settings);
      late();
    })(shared.onCookieModal);
    await vi.waitFor(() => expect(late).toHaveBeenCalled());
    expect(changes).toEqual([none]);
    expect(shown).toEqual([]);
  });

  it('opens one modal, however often it is asked while the file is on its way', async () => {
    store(none);
    const part = Promise.withResolvers<{ openCookieModal: typeof openCookieModal }>();
    cookieModal.mockReturnValue(part.promise);
    start();
    for (const _ of [1, 2]) {
      shared.overlays.request('cookie-modal', 4);
      shared.overlays.request('initial-password', 1);
      shared.overlays.release('initial-password');
    }
    part.resolve({ openCookieModal });
    await opened();
    expect(cookieModal).toHaveBeenCalledOnce();
  });

  it('opens none where its turn was over as its file came, and one the next time', async () => {
    store(none);
    const part = Promise.withResolvers<{ openCookieModal: typeof openCookieModal }>();
    cookieModal.mockReturnValueOnce(part.promise);
    start();
    shared.overlays.request('cookie-modal', 4);
    shared.overlays.release('cookie-modal');
    part.resolve({ openCookieModal });
    await vi.waitFor(() => expect(shared.isCookieModalOpen).toBe(false));
    expect(modals()).toHaveLength(0);
    shared.overlays.request('cookie-modal', 4);
    await opened();
  });

  it('lets the next overlay through where its file is missing, and tries again when asked', async () => {
    cookieModal.mockRejectedValueOnce(new Error('no file'));
    start();
    shared.overlays.request('login', 5);
    await vi.waitFor(() => expect(shown).toEqual(['cookie-modal', 'login']));
    expect(console.error).toHaveBeenCalledOnce();
    shared.overlays.request('cookie-modal', 4);
    await opened();
  });

  it('says to whoever asked for it that its file is missing, until it can be had (row 7)', async () => {
    store(none);
    cookieModal.mockRejectedValueOnce(new Error('no file'));
    start();
    shared.bus.emit('overlay:open', { name: 'cookie-modal' });
    shared.overlays.request('cookie-modal', 4);
    await vi.waitFor(() => expect(standIn()?.heading).toBe('This could not be opened'));
    standIn()?.press('Try again');
    await vi.waitFor(() => expect(standIn()).toBeUndefined());
    await opened();
    press('accept');
    await vi.waitFor(() => expect(changes).toEqual([none, all]));
  });
});

describe('a choice in another tab', () => {
  const choose = (settings: unknown) =>
    new FakeChannel(TAB_CHANNEL).postMessage({ type: 'consent', settings });

  it('holds here, too, also on a page without islands', () => {
    store(none);
    start();
    choose(all);
    expect(changes).toEqual([none, all]);
    expect(shared.consent).toEqual(all);
  });

  it('is told once where the modal is open, and closes it', async () => {
    start();
    await opened();
    choose(all);
    await vi.waitFor(() => expect(shown).toEqual(['cookie-modal', null]));
    expect(modals()).toHaveLength(0);
    expect(changes).toEqual([all]);
  });

  it('spares the question where the modal still waits its turn', async () => {
    writePayload({});
    openRegistry().overlays.request('initial-password', 1);
    connect();
    choose(none);
    shared.overlays.release('initial-password');
    expect(shown).toEqual(['initial-password', null].slice(1));
    expect(cookieModal).not.toHaveBeenCalled();
  });

  it.each([null, 'x', {}, { mandatory: true }, { ...all, extra: 1 }])(
    'is ignored where it is %j',
    (settings) => {
      store(none);
      start();
      choose(settings);
      expect(changes).toEqual([none]);
    },
  );

  it('of what holds already changes nothing', () => {
    store(none);
    start();
    choose({ ...none });
    expect(changes).toEqual([none]);
  });
});

describe('a page from the back-forward cache', () => {
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('is loaded anew where the settings have changed meanwhile', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    store(all);
    start();
    comeBack(true);
    expect(reload).not.toHaveBeenCalled();
    store(none);
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    comeBack(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});
