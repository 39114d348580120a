import { beforeEach, describe, expect, it, vi } from 'vitest';
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

  it.each(['cookie-modal', 'login', null])('does not cover for %s', (name) => {
    show('privacy-policy');
    show(name);
    expect(cover()).toBeUndefined();
  });

  it('uncovers the page where the gate cannot come', () => {
    show('privacy-policy');
    failIsland(place('privacy-policy'), 'privacy-policy', new Error('no file'));
    expect(cover()).toBeUndefined();
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
