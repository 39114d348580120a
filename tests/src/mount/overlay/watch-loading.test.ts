import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { type Loading, watchLoading } from '../../../../src/mount/overlay/watch-loading.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';
import { standIn } from '../../../support/stand-in.ts';

withFreshPage();

let loading: Loading;

const cover = () => standIn()?.dialog;
const show = (name: string | null) => openRegistry().bus.emit('overlay:shown', { name });

function place(name: string): HTMLElement {
  return addHtml(`<div data-ce-widget="${name}"></div>`);
}
function mount(element: HTMLElement) {
  element.dataset.ceStatus = 'ready';
  openRegistry().bus.emit('widget:ready', { island: element.dataset.ceWidget ?? '', element }, element);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loading = watchLoading(openRegistry(), {
    'privacy-policy': { when: 'event(overlay:shown)', overlay: { rank: 2 } },
    'country-confirmation': { when: 'event(overlay:shown)', overlay: { rank: 3 } },
    'cookie-modal': { overlay: { rank: 4 } },
    login: { when: 'event(overlay:shown)', overlay: { rank: 5 } },
    'industry-choice': { when: 'event(overlay:shown)', overlay: { rank: 5 } },
    contact: { when: 'visible', overlay: { rank: 5 } },
    hints: { when: 'event(overlay:shown)', overlay: { rank: 6 } },
  });
});

describe('watchLoading', () => {
  it('covers the page until the gate is there', () => {
    const gate = place('privacy-policy');
    show('privacy-policy');
    expect(cover()?.open).toBe(true);
    expect(cover()?.getAttribute('aria-label')).toBe('One moment, please');
    mount(place('login'));
    expect(cover()?.open).toBe(true);
    mount(gate);
    expect(cover()).toBeUndefined();
  });

  it('stays over the page from one gate to the next, and covers nothing for one that is there already', () => {
    const gate = place('privacy-policy');
    show('country-confirmation');
    const first = cover();
    show('privacy-policy');
    expect(cover()).toBe(first);
    mount(gate);
    show('country-confirmation');
    expect(cover()).toBeDefined();
    show('privacy-policy');
    expect(cover()).toBeUndefined();
  });

  it.each(['cookie-modal', 'login', null])('does not cover at once for %s', (name) => {
    show('privacy-policy');
    show(name);
    expect(cover()).toBeUndefined();
  });

  it('uncovers the page where the gate cannot come', () => {
    show('privacy-policy');
    loading.fail('privacy-policy', vi.fn());
    expect(cover()).toBeUndefined();
  });

  describe('for an overlay that was asked for', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      for (const name of ['login', 'contact', 'cookie-modal'])
        openRegistry().bus.emit('overlay:open', { name });
    });
    const pass = (time: number) => vi.advanceTimersByTime(time);

    it('covers after 200 ms, until it is there', () => {
      const login = place('login');
      show('login');
      pass(199);
      expect(cover()).toBeUndefined();
      pass(1);
      expect(cover()?.open).toBe(true);
      mount(login);
      expect(cover()).toBeUndefined();
    });

    it('covers nothing where it comes in time, fails, or is there already', () => {
      const login = place('login');
      show('login');
      mount(login);
      pass(200);
      expect(cover()).toBeUndefined();
      show(null);
      show('login');
      pass(200);
      expect(cover()).toBeUndefined();
    });

    it('waits for the overlay, not for the island of the same name on the page', () => {
      const own = place('contact');
      const overlay = place('contact');
      overlay.dataset.ceOverlay = 'contact';
      show('contact');
      pass(200);
      mount(own);
      expect(cover()?.open).toBe(true);
      mount(overlay);
      expect(cover()).toBeUndefined();
    });

    it('is cancelled by Escape: the overlay is released', () => {
      openRegistry().overlays.request('login', 5);
      pass(200);
      cover()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
      expect(cover()).toBeUndefined();
      const shown: unknown[] = [];
      openRegistry().bus.on('overlay:shown', ({ name }) => shown.push(name), { replay: true });
      expect(shown).toEqual([null]);
    });

    it('covers while the cookie modal is loading, which is no island', () => {
      show('cookie-modal');
      loading.wait('cookie-modal');
      pass(200);
      expect(cover()?.open).toBe(true);
      loading.end('cookie-modal');
      expect(cover()).toBeUndefined();
    });

    it('covers nothing for what nobody has asked for', () => {
      show('hints');
      pass(200);
      expect(cover()).toBeUndefined();
    });

    it('gives way to a gate, which cannot be cancelled', () => {
      show('login');
      pass(200);
      show('privacy-policy');
      expect(cover()?.getAttribute('closedby')).toBe('none');
    });
  });

  it('keeps the cover of a gate open whatever key is pressed', () => {
    show('privacy-policy');
    const dialog = cover() as HTMLDialogElement;
    expect(dialog.getAttribute('closedby')).toBe('none');
    for (const key of ['Escape', 'Tab']) {
      const event = new KeyboardEvent('keydown', { key, cancelable: true });
      dialog.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    }
    dialog.close();
    expect(dialog.open).toBe(true);
  });
});

describe('an overlay whose code is missing', () => {
  const onRetry = vi.fn();
  const shown = () => {
    let last: string | null | undefined;
    openRegistry().bus.on('overlay:shown', ({ name }) => (last = name), { replay: true });
    return last;
  };
  function open(name: string, opener?: Element) {
    const { bus, overlays } = openRegistry();
    bus.emit('overlay:open', { name, opener });
    overlays.request(name, name === 'hints' ? 6 : 5, { asked: name });
  }
  beforeEach(() => void onRetry.mockReset());

  it('is told with its reason, a new try and a way out', () => {
    open('login', addHtml('<button type="button">Log in</button>'));
    loading.fail('login', onRetry);
    expect(standIn()).toMatchObject({
      heading: 'This could not be opened',
      reason: 'It could not be loaded. Try again, or reload the page.',
      buttons: ['Try again', 'Close'],
      href: undefined,
    });
    expect(shown()).toBe('login');
    standIn()?.press('Close');
    expect(standIn()).toBeUndefined();
    expect(shown()).toBeNull();
  });

  it('is fetched again, said to be missing again, and shown with the props that it was asked for with', () => {
    open('login');
    loading.fail('login', onRetry);
    const retry = standIn()?.dialog.querySelector('button');
    const focused = () => standIn()?.dialog.getRootNode() as ShadowRoot;
    expect(focused().activeElement).toBe(retry);
    for (const _ of [1, 2]) standIn()?.press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(standIn()?.reason).toBe('One moment, please');
    loading.fail('login', onRetry);
    expect(standIn()?.reason).toMatch(/could not be loaded/);
    expect(focused().activeElement).toBe(retry);
    standIn()?.press('Try again');
    expect(onRetry).toHaveBeenCalledTimes(2);
    mount(place('login'));
    expect(standIn()).toBeUndefined();
    const props = vi.fn();
    openRegistry().bus.on('overlay:shown', props, { replay: true });
    expect(props).toHaveBeenCalledExactlyOnceWith({ name: 'login', props: { asked: 'login' } });
  });

  it('says that there is no connection, and is fetched again once there is one (C9)', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('login', addHtml('<a href="/login">Log in</a>'));
    loading.fail('login', onRetry);
    expect(standIn()).toMatchObject({ reason: 'You are offline. Connect and try again.', href: undefined });
    dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
    standIn()?.press('Close');
    dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([
    ['<a href="/login">Log in</a>', 'http://localhost:3000/login'],
    ['<a href="#login">Log in</a>', undefined],
    ['<a href="mailto:a@b.example">Log in</a>', undefined],
    ['<a>Log in</a>', undefined],
  ])('offers the page that %s leads to, if it is another one', (html, href) => {
    open('login', addHtml(html));
    loading.fail('login', onRetry);
    expect(standIn()?.href).toBe(href);
  });

  it('can be given up by Escape, and keeps Tab for its buttons', () => {
    open('login');
    loading.fail('login', onRetry);
    const { dialog } = standIn() ?? {};
    const press = (key: string) =>
      dialog?.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    expect(press('Tab')).toBe(true);
    expect(press('Escape')).toBe(false);
    expect(standIn()).toBeUndefined();
  });

  it('is left out if nobody has asked for it, or if its failure is shown elsewhere', () => {
    openRegistry().overlays.request('hints', 6);
    loading.fail('hints', onRetry);
    expect([standIn(), shown()]).toEqual([undefined, null]);
    open('industry-choice');
    loading.fail('industry-choice', onRetry);
    expect([standIn(), shown()]).toEqual([undefined, null]);
  });

  it('is told in the words of the payload', () => {
    Object.assign(openRegistry().page.fields, {
      texts: { 'overlay.failed': 'Geht nicht', 'common.retry': 'Noch einmal' },
    });
    open('login');
    loading.fail('login', onRetry);
    expect(standIn()).toMatchObject({ heading: 'Geht nicht', buttons: ['Noch einmal', 'Close'] });
  });
});
