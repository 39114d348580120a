import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverUntilReady } from '../../../../src/mount/gates/cover-until-ready.ts';
import { failIsland } from '../../../../src/mount/island/fail-island.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

const cover = () =>
  [...document.querySelectorAll('ce-island')].flatMap(
    (host) => host.shadowRoot?.querySelector('dialog') ?? [],
  )[0];
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
  coverUntilReady(openRegistry(), {
    'privacy-policy': { overlay: { rank: 2 } },
    'country-confirmation': { overlay: { rank: 3 } },
    'cookie-modal': { overlay: { rank: 4 } },
    login: { overlay: { rank: 5 } },
    contact: { overlay: { rank: 5 } },
  });
});

describe('coverUntilReady', () => {
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
    failIsland(place('privacy-policy'), 'privacy-policy', new Error('no file'));
    expect(cover()).toBeUndefined();
  });

  describe('for an overlay that was asked for', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
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

    it('is cancelled by Escape: the overlay is released, and the focus is where it was', () => {
      const opener = addHtml<HTMLButtonElement>('<button type="button">Log in</button>');
      opener.focus();
      openRegistry().overlays.request('login', 5);
      pass(200);
      cover()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
      expect(cover()).toBeUndefined();
      expect(document.activeElement).toBe(opener);
      const shown: unknown[] = [];
      openRegistry().bus.on('overlay:shown', ({ name }) => shown.push(name), { replay: true });
      expect(shown).toEqual([null]);
    });

    it('gives way to a gate, which cannot be cancelled', () => {
      show('login');
      pass(200);
      show('privacy-policy');
      expect(cover()?.getAttribute('closedby')).toBe('none');
    });
  });

  it('cannot be closed', () => {
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
