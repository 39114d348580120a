import { act, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { serviceNames } from '../../demo/server/base/ports.ts';
import { demoPassword } from '../../demo/server/ground/users/seed.ts';
import { createOverlayQueue } from '../../src/mount/overlay/overlay-queue.ts';
import type { RawPayload, User } from '../../src/payload/schema.ts';
import { signIn } from '../../src/store/session/session.ts';
import { connectTabs } from '../../src/store/tabs.ts';
import { watchDrafts } from '../../src/store/write/watch-drafts.ts';
import { contracts } from '../../widgets/contracts.ts';
import { Login } from '../../widgets/login/Login.tsx';
import { Notices } from '../../widgets/notices/Notices.tsx';
import { browserOf } from '../demo/server/support/test-demo.ts';
import { type RenderedIsland, renderIsland } from '../support/render-island.tsx';
import { hurry } from './fast-clock.ts';
import { connect, type Network } from './network.ts';
import { lookInto, type Service } from './service/service.ts';
import { separateStorages } from './storages.ts';
import type { Write } from './write.ts';

/** A page of the site in a browser tab, with the island that writes, the login and the region of notices. */
export interface Tab {
  device: string;
  store: RenderedIsland['store'];
  bus: RenderedIsland['bus'];
  hand: UserEvent;
  /** Queries within this tab. */
  screen: ReturnType<typeof within>;
  button(name: string | RegExp): Promise<HTMLElement>;
  press(name: string | RegExp): Promise<void>;
  type(label: string | RegExp, text: string): Promise<void>;
  /** Waits until an alert, a status, a dialog or a notice says it. */
  says(words: RegExp): Promise<void>;
  /** Waits until an overlay has closed itself. */
  gone(overlay: string): Promise<void>;
  session: [string, string][];
}

/** The world of one cell: the services, the network, and the tabs. */
export interface World<Thing> {
  service: Service;
  network: Network;
  thing: Thing;
  open(device?: string): Promise<Tab>;
  /** Makes this tab the one that is used. */
  use(tab: Tab): void;
  /** Waits until nothing is under way any more. */
  settled(): Promise<void>;
  /** Ends all sessions of the user who writes. */
  endSessions(): void;
  /** The user who writes logs in by the dialog that a tab shows. */
  logIn(tab: Tab): Promise<void>;
  /** Somebody else logs in, in another tab. */
  logInElsewhere(tab: Tab, email: string): Promise<void>;
}

/** What a tab shows wherever it tells something. */
function toldIn(container: HTMLElement): string {
  const found = container.querySelectorAll('[role=alert], [role=status], dialog, [role=dialog], .ce-toast');
  return [...found].map(({ textContent }) => textContent).join(' | ');
}

/** Makes the world of one cell, with what the write needs in the services. */
export async function createWorld<Thing>(service: Service, write: Write<Thing>): Promise<World<Thing>> {
  const cookies = new Map<string, string | undefined>();
  const network = connect(service, write.call, cookies);
  const isPausing = hurry();
  const use = separateStorages();
  const thing = (await write.make?.(lookInto(service, write.user))) as Thing;

  const settled = async () => {
    for (let quiet = 0; quiet < 3; quiet++) {
      await act(() => vi.dynamicImportSettled());
      await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
      if (network.isBusy() || isPausing()) quiet = -1;
    }
  };

  const browserOn = (device: string) => {
    const browser = browserOf(service.send);
    browser.cookie = cookies.get(device);
    return browser;
  };

  const open = async (device = 'laptop'): Promise<Tab> => {
    const { element, path, overlay, before } = write.page(thing);
    const browser = browserOn(device);
    if (write.user && !browser.cookie) await browser.login(write.user);
    const payload: RawPayload = await browser.payload(path.split('#')[0]);
    cookies.set(device, browser.cookie);
    const services = Object.fromEntries(serviceNames.map((name) => [name, network.addressOf(device, name)]));
    const kept = { device, session: [] };
    use(kept);
    history.replaceState(null, '', path);
    before?.();
    const { container, store, bus, closeOverlay } = renderIsland(
      <>
        {element}
        {element.type !== Login && <Login />}
        <Notices />
      </>,
      { ...payload, services: { ...payload.services, ...services } },
    );
    connectTabs(store);
    watchDrafts(store);
    queueOverlays(container, bus, closeOverlay);
    if (overlay) act(() => void bus.emit('overlay:open', overlay));
    const inTab = within(container);
    const hand = userEvent.setup({ delay: null });
    const button = async (name: string | RegExp) => (await inTab.findAllByRole('button', { name })).at(-1);
    const tab: Tab = Object.assign(kept, {
      ...{ store, bus, hand, screen: inTab },
      button: async (name: string | RegExp) => (await button(name)) as HTMLElement,
      press: async (name: string | RegExp) => hand.click((await button(name)) as HTMLElement),
      async type(label: string | RegExp, text: string) {
        const field = await inTab.findByLabelText(label, { selector: 'input, textarea' });
        await hand.clear(field);
        await hand.type(field, text);
      },
      says: (words: RegExp) => waitFor(() => expect(toldIn(container)).toMatch(words)),
      gone: (name: string) => waitFor(() => expect(closeOverlay).toHaveBeenCalledWith(name)),
    });
    return tab;
  };

  return {
    ...{ service, network, thing, open, use, settled },
    endSessions() {
      service.database.prepare('DELETE FROM sessions WHERE user_id = ?').run(userIdOf(service, write.user));
    },
    async logIn(tab) {
      use(tab);
      await tab.screen.findByRole('dialog', { name: 'Log in' });
      await tab.type(/^Email/, write.user ?? '');
      await tab.type(/^Password/, demoPassword);
      await tab.press('Log in');
    },
    async logInElsewhere(tab, email) {
      use(tab);
      const browser = browserOn(tab.device);
      browser.cookie = undefined;
      const answer = await browser.login(email);
      const user: User = await answer.json();
      cookies.set(tab.device, browser.cookie);
      act(() => signIn(tab.store, user));
    },
  };
}

/** Gives a tab its queue of overlays, and the clicks on openers to it, as the runtime does for a page. */
function queueOverlays(
  container: HTMLElement,
  bus: RenderedIsland['bus'],
  closeOverlay: RenderedIsland['closeOverlay'],
): void {
  const overlays = createOverlayQueue(bus);
  closeOverlay.mockImplementation(overlays.release);
  bus.on('overlay:open', ({ name, props }) => {
    const rank = contracts.find((island) => island.name === name)?.overlay?.rank;
    if (rank) overlays.request(name, rank, props);
  });
  container.addEventListener('click', (event) => {
    const name = (event.target as HTMLElement).closest<HTMLElement>('[data-ce-open]')?.dataset.ceOpen;
    if (!name) return;
    event.preventDefault();
    bus.emit('overlay:open', { name });
  });
}

function userIdOf(service: Service, email: string | null): string {
  return lookInto(service, email).userOf(email ?? '').id;
}
